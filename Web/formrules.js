// Runs compiled rule files in browsers and Node: the same instructions and the same answers as the engine.
//
// Input: the program that `formrules compile` writes, and records as plain objects. Output: for each record the
// object that `formrules validate --output ndjson` writes, without `record`. Nothing is generated or evaluated as
// code, so it runs under `Content-Security-Policy: script-src 'self'`.
//
// The parts are in the folder `Runtime`, whose folders and files are named as those of the engine in Swift that do the
// same: `Values`, `Notations`, `Patterns`, `Program`, `BuiltInRules`, `Evaluation`, `External`, `Messages` and `Filtering`
// are in `Sources/RuleEngine`, `Forms` and `Sessions` in `Sources/FormRules`.
export { load } from "./Runtime/Forms/Loading.js";
export { ProgramError } from "./Runtime/Program/ProgramError.js";
export { SessionError } from "./Runtime/Sessions/SessionError.js";
export { parse } from "./Runtime/Values/JSON.js";
export { Decimal } from "./Runtime/Values/Number.js";
