import { comparedName } from "#domain/companies/companyKeys.ts";
import type { Row } from "#revisions/ingest/row.ts";

export interface KnownCompany {
  readonly id: string;
  readonly name: string;
  readonly subVertical: string;
}

/** What a row calls, where it names a company. */
interface Called {
  readonly company: KnownCompany | null;
  /** What the row says where no company is called so. */
  readonly called: string | null;
}

/** Finds the organisation's company that a row of a file means, by id or name. */
export class KnownCompanies {
  readonly #byId: ReadonlyMap<string, KnownCompany>;
  readonly #byName: ReadonlyMap<string, readonly KnownCompany[]>;

  constructor(companies: readonly KnownCompany[]) {
    this.#byId = new Map(companies.map((company) => [company.id, company]));
    this.#byName = Map.groupBy(companies, ({ name }) => comparedName(name));
  }

  /** A name that is nobody's is that of a prospect; one that several have is refused. */
  read(row: Row): Called {
    const column = row.text("company") === null ? "prospect_name" : "company";
    // A row with an id of its own says by that whom it means.
    const text = column === "prospect_name" && row.text("prospect") !== null ? null : row.text(column);
    if (text === null) return { company: null, called: null };
    const known = this.#byId.get(text);
    if (known) return { company: known, called: null };
    const named = this.#byName.get(comparedName(text)) ?? [];
    if (named.length > 1)
      row.refuse(
        column,
        "ambiguous-company",
        () => `${named.length} of your companies are called “${text}”. Write the id of the one you mean under company.`,
      );
    return { company: named[0] ?? null, called: text.replace(/\s+/g, " ") };
  }
}
