import { ownCopy } from "./cells/visibleValue.ts";
import type { ProblemList } from "./problemList.ts";

interface Statement {
  readonly line: number;
  readonly amount: number;
  readonly source: string;
}

/** What different sources say of the same figure. Where they contradict each other, both are kept and both are named. */
export class SourcesOfFigures {
  readonly #statements = new Map<string, Statement[]>();

  add(figure: string, { line, amount, source }: Statement): void {
    const statement = { line, amount, source: ownCopy(source) };
    const known = this.#statements.get(figure);
    if (known) known.push(statement);
    else this.#statements.set(ownCopy(figure), [statement]);
  }

  /** Warns of each figure that two sources state differently, at the later line. */
  warn(problems: ProblemList): void {
    if (problems.errors > 0) return;
    for (const [figure, [first, ...others]] of this.#statements) {
      const other = others.find(({ amount }) => amount !== first?.amount);
      if (!first || !other) continue;
      problems.add(
        { line: other.line },
        "sources-differ",
        () =>
          `Lines ${first.line} and ${other.line} differ about the same figure (${figure}): ${first.amount} dollars by ${first.source}, ` +
          `${other.amount} by ${other.source}. Both are kept.`,
        "warning",
      );
    }
  }
}
