// TypeScript types of the server's API: `npm run types` asks the Python package for its OpenAPI schema and writes
// src/api/schema.d.ts (not committed). Needs the project's Python environment, which `python3 run.py setup` makes.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import openapiTS, { astToString } from "openapi-typescript";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const own = here("../../.venv/bin/python");
const file = here("../node_modules/.cache/openapi.json");
execFileSync(existsSync(own) ? own : "python3", [here("../../tools/dump_openapi.py"), file], { stdio: "inherit" });
const types = astToString(await openapiTS(JSON.parse(readFileSync(file, "utf8")), { defaultNonNullable: false }));
mkdirSync(here("../src/api"), { recursive: true });
writeFileSync(here("../src/api/schema.d.ts"), `// Generated from the server's schema by npm run types.\n${types}`);
