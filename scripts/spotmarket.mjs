import { become, install } from "./bootstrap.mjs";

install();
// The program starts in the project's folder; file names on the command line are meant from where the person stands.
const { npm_lifecycle_event: script, INIT_CWD: folder } = process.env;
const startFolder = script === "spotmarket" && folder ? folder : process.cwd();
become(["src/app/server/commands/commandLine.ts", ...process.argv.slice(2)], { START_FOLDER: startFolder });
