import { fileURLToPath } from "node:url";

/** The starter content that comes with the product. */
export const STARTER_FOLDER = fileURLToPath(new URL("../../../../../content", import.meta.url));
