import type { ProblemList } from "./problemList.ts";
import type { Row } from "./row.ts";

const LANGUAGES = { es: "Spanish", de: "German" } as const;
const CODES = ["es", "de"] as const satisfies readonly (keyof typeof LANGUAGES)[];

/** Counts texts that are not translated, to say so once a language instead of row by row. */
export class MissingTranslations {
  readonly #rows = new Map<keyof typeof LANGUAGES, { readonly line: number; readonly count: number }>();

  /** Looks at the columns `<stem>_es` and `<stem>_de` of a row. */
  look(row: Row, stems: readonly string[]): void {
    for (const code of CODES) {
      if (stems.every((stem) => row.text(`${stem}_${code}`) !== null)) continue;
      const before = this.#rows.get(code);
      this.#rows.set(code, { line: before?.line ?? row.line, count: (before?.count ?? 0) + 1 });
    }
  }

  /** Warns of each language that is missing somewhere, naming the first line; a file with errors has more urgent things to tell. */
  warn(problems: ProblemList, consequence: string): void {
    if (problems.errors > 0) return;
    for (const [code, { line, count }] of this.#rows) {
      problems.add(
        { line },
        "missing-translation",
        () =>
          `${count} ${count === 1 ? "row lacks" : "rows lack"} ${LANGUAGES[code]}, this is the first. ${consequence}`,
        "warning",
      );
    }
  }
}
