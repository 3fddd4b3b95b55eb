#!/usr/bin/env node
import { run } from "../lib/command/run.js";

process.exitCode = run(process.argv.slice(2));
