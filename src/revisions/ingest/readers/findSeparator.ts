import { UnreadableFile } from "../problem.ts";

const SEPARATORS = [",", ";", "\t", "|"];

/**
 * Which character separates the cells: the most frequent one outside quotation marks in the header line.
 *
 * @throws UnreadableFile for semicolons unless a person has said that commas are decimal signs
 */
export function findSeparator(header: string, decimalComma: boolean): string {
  const bare = header.replace(/"[^"]*"/g, "");
  let separator = ",";
  for (const candidate of SEPARATORS) {
    if (bare.split(candidate).length > bare.split(separator).length) separator = candidate;
  }
  if (separator === ";" && !decimalComma) {
    throw new UnreadableFile(
      "semicolon-file",
      "This looks like a semicolon file with decimal commas, in which 1.234 means one thousand two hundred and thirty-four. Import it with --decimal-comma if that is so; otherwise save it with commas between cells and decimal points.",
      1,
    );
  }
  return separator;
}
