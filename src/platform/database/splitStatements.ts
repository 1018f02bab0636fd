/** The statements of a migration file: separated by a semicolon at a line's end, comment lines left out. */
export function splitStatements(text: string): string[] {
  return text
    .replace(/^\s*--.*$/gm, "")
    .split(/;[ \t]*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");
}
