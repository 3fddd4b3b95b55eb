export { TokenChecker } from "./lib/token.js";
