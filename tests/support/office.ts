import { existsSync } from "node:fs";

/** What LibreOffice opens workbooks and slides with; Debian has a package for each. */
const PARTS = ["calc", "impress"].map((part) => `/usr/lib/libreoffice/share/registry/${part}.xcd`);

/** LibreOffice; undefined where it cannot be started, or cannot open one of both. */
export const OFFICE = PARTS.every(existsSync)
  ? ["/usr/bin/soffice", "/usr/local/bin/soffice"].find(existsSync)
  : undefined;
if (!OFFICE)
  console.info("LibreOffice is not installed with Calc and Impress: nothing here opens workbooks and slides.");
