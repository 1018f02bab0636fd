import { comparedName } from "../companies/companyKeys.ts";

/** What a file can say of a call. What it leaves blank stays as it is. */
export interface FileFacts {
  readonly status?: string;
  readonly note?: string;
  readonly contact?: string;
  readonly nextStep?: string;
  /** A day such as `2026-12-01`. */
  readonly dueOn?: string;
  /** Whole dollars. */
  readonly dollars?: number;
  readonly medium?: string;
}

/** A row of a file of calls. */
export interface FileCall {
  /** The person whose call it is. */
  readonly owner: number;
  readonly market: string;
  readonly subVertical: string;
  /** Null where the file gives none. */
  readonly prospect: string | null;
  /** What is called; null for the sub-vertical as a whole. */
  readonly name: string | null;
  /** The organisation's company of that name. */
  readonly company: string | null;
  readonly facts: FileFacts;
}

/** A call as it stands on a list. */
export interface ListedCall {
  readonly id: string;
  readonly owner: number;
  readonly market: string;
  readonly subVertical: string;
  /** Empty for the sub-vertical as a whole. */
  readonly prospect: string;
  readonly name: string | null;
  readonly company: string | null;
}

/** Longer than any prospect's id. */
const LONGEST_PROSPECT = 120;

/** Under what a row stands on a list: the id the file gives, else the company, else its name, else the sub-vertical as a whole. */
export function prospectOf({ prospect, company, name }: Pick<FileCall, "prospect" | "company" | "name">): string {
  if (prospect !== null) return prospect;
  if (company !== null) return `company:${company}`;
  return name === null ? "" : `name:${comparedName(name)}`.slice(0, LONGEST_PROSPECT);
}

/** Two rows of a file with the same key are the same call. */
export function fileCallKey(call: FileCall): string {
  return [call.owner, call.market, call.subVertical, prospectOf(call)].join(" ");
}

/** Which call of the lists each row of a file means, by its id, its company or its name; null for one that is new. */
export function matchCalls<Listed extends ListedCall>(
  rows: readonly FileCall[],
  listed: readonly Listed[],
): (Listed | null)[] {
  const known = Map.groupBy(listed, placeOf);
  const at = (row: FileCall) => known.get(placeOf(row)) ?? [];
  // What is named exactly goes to whom it names, whichever row comes first.
  const exact = rows.map((row) => at(row).find(({ prospect }) => prospect === prospectOf(row)) ?? null);
  const taken = new Set(exact.map((call) => call?.id));
  return rows.map((row, place) => {
    const found = exact[place] ?? at(row).find((call) => !taken.has(call.id) && isSame(row, call)) ?? null;
    if (found) taken.add(found.id);
    return found;
  });
}

const placeOf = ({ owner, market, subVertical }: Pick<FileCall, "owner" | "market" | "subVertical">) =>
  [owner, market, subVertical].join(" ");

/** A row that gives an id means no call of another one. */
function isSame(row: FileCall, call: ListedCall): boolean {
  if (row.prospect !== null) return false;
  if (row.company !== null && call.company === row.company) return true;
  return row.name !== null && call.name !== null && comparedName(row.name) === comparedName(call.name);
}
