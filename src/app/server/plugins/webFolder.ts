import { fileURLToPath } from "node:url";

/** Where the built browser app lies. */
export const WEB_FOLDER = fileURLToPath(new URL("../../../../dist/web", import.meta.url));
