// For browser tests and the console: records only, so that the test checks.
import { startRecorder } from "./lib/recorder.js";

globalThis.applePayRecorder = startRecorder(globalThis);
