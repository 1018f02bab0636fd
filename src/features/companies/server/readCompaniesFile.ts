import { mayReadVertical, type Rights } from "#domain/access/access.ts";
import { type CompanyContact, CONSENTS, type Consent, type NewCompany } from "#domain/companies/company.ts";
import { identityKeys, webHost } from "#domain/companies/companyKeys.ts";
import { countyLabel } from "#domain/markets/countyLabel.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { targetMatcher } from "#revisions/ingest/cells/matchTaxonomy.ts";
import { plainName } from "#revisions/ingest/cells/plainName.ts";
import { readAmount } from "#revisions/ingest/cells/readAmount.ts";
import { readState } from "#revisions/ingest/cells/readState.ts";
import { readSubVertical } from "#revisions/ingest/cells/readTaxonomy.ts";
import type { Column } from "#revisions/ingest/column.ts";
import type { ReadOptions } from "#revisions/ingest/readers/reader.ts";
import { readOwnTable } from "#revisions/ingest/readOwnTable.ts";
import type { Row } from "#revisions/ingest/row.ts";
import { duplicateMessage } from "#revisions/ingest/seenKeys.ts";
import { sentProblems } from "#revisions/ingest/sentProblems.ts";
import type { OwnFileProblem } from "#platform/api/ownFile.ts";

const names = (words: string) => words.split(", ");

/** What a file of companies may hold, under the names that English, Spanish and German spreadsheets give it. */
const COLUMNS: readonly Column[] = [
  {
    key: "name",
    aliases: names(
      "company, company name, account, account name, business, empresa, compañía, razón social, firma, unternehmen, firmenname",
    ),
    required: true,
    longest: 200,
  },
  {
    key: "sub_vertical",
    aliases: names(
      "category, business category, industry, segment, vertical, subvertical, categoría, sector, subsector, branche, kategorie, teilbranche",
    ),
    required: true,
  },
  {
    key: "street",
    aliases: names("address, street address, address 1, dirección, calle, straße, adresse"),
    longest: 200,
  },
  { key: "city", aliases: names("town, ciudad, localidad, stadt, ort"), longest: 100 },
  { key: "state", aliases: names("state code, estado, bundesstaat") },
  { key: "zip", aliases: names("zip code, postal code, postcode, código postal, cp, plz, postleitzahl") },
  { key: "county", aliases: names("county fips, fips, county name, condado, landkreis, bezirk") },
  {
    key: "employees",
    aliases: names("size, number of employees, headcount, empleados, plantilla, mitarbeiter, beschäftigte"),
  },
  { key: "phone", aliases: names("company phone, telephone, main phone, teléfono, telefon"), longest: 40 },
  { key: "website", aliases: names("web, url, web address, homepage, sitio web, página web, webseite"), longest: 300 },
  {
    key: "crm_id",
    aliases: names("crm, account id, customer id, id de crm, id de cliente, crm-nummer, kundennummer"),
    longest: 100,
  },
  {
    key: "own_dollars",
    aliases: names("own revenue, last year, revenue last year, ingresos propios, ventas, umsatz, eigener umsatz"),
  },
  {
    key: "contact_name",
    aliases: names("contact, contact person, contacto, persona de contacto, ansprechpartner, kontakt"),
    longest: 200,
  },
  { key: "contact_role", aliases: names("role, job title, title, cargo, puesto, funktion, position"), longest: 100 },
  {
    key: "contact_phone",
    aliases: names("direct phone, teléfono de contacto, durchwahl, telefon des ansprechpartners"),
    longest: 40,
  },
  {
    key: "contact_email",
    aliases: names("email, e-mail, contact e-mail, correo, correo electrónico, e-mail-adresse"),
    longest: 200,
  },
  { key: "contact_consent", aliases: names("consent, consentimiento, einwilligung") },
  { key: "contact_source", aliases: names("source, contact source, origen, fuente, herkunft, quelle"), longest: 200 },
];

/** Contacts of the same company take a row each. */
const MOST_ROWS = 60_000;
const MOST_EMPLOYEES = 5_000_000;

/** Consent in the words of three languages. */
const CONSENT_WORDS: Readonly<Record<string, Consent>> = {
  ...Object.fromEntries(CONSENTS.map((consent) => [consent, consent])),
  yes: "given",
  no: "none",
  sí: "given",
  dado: "given",
  ninguno: "none",
  desconocido: "unknown",
  ja: "given",
  erteilt: "given",
  nein: "none",
  keine: "none",
  unbekannt: "unknown",
};

export interface KnownCounty {
  readonly fips: string;
  readonly name: string;
  readonly state: string;
}

export interface CompaniesContext extends ReadOptions {
  readonly rights: Rights;
  /** Those of the published revision. */
  readonly counties: readonly KnownCounty[];
}

export interface CompaniesReading {
  readonly rows: number;
  /** Sound ones, each once, with all its contacts. */
  readonly companies: readonly NewCompany[];
  /** All that is wrong, counted; the first of it in `problems`. */
  readonly errors: number;
  readonly refused: number;
  readonly problems: readonly OwnFileProblem[];
}

/**
 * Reads a file of companies, CSV or XLSX. What is wrong with it is told, row by row; nothing is kept here. To be called in a process
 * beside the server.
 */
export async function readCompaniesFile(bytes: Uint8Array, context: CompaniesContext): Promise<CompaniesReading> {
  const rows = new CompanyRows(context);
  const { problems, ...read } = await readOwnTable(bytes, context, {
    columns: COLUMNS,
    key: "name",
    mostRows: MOST_ROWS,
    split: "Split it, for example by market.",
    check: (row) => rows.check(row),
  });
  return {
    ...read,
    companies: rows.companies,
    problems: sentProblems(problems, (code, value) =>
      code === "unknown-vertical" ? targetMatcher.nearest(value) : [],
    ),
  };
}

/** The sound rows of one file, those of the same company together. */
class CompanyRows {
  readonly companies: (Omit<NewCompany, "contacts"> & { readonly contacts: CompanyContact[] })[] = [];
  readonly #context: CompaniesContext;
  readonly #counties: ReadonlyMap<string, string>;
  readonly #met = new Map<string, { readonly at: number; readonly line: number }>();

  constructor(context: CompaniesContext) {
    this.#context = context;
    this.#counties = countyNames(context.counties);
  }

  check(row: Row): boolean {
    const { rights, decimalComma = false } = this.#context;
    const name = row.requiredText("name");
    const subVertical = readSubVertical(row, "sub_vertical");
    if (subVertical !== null && !mayReadVertical(rights, verticalOf(subVertical)))
      row.refuse("sub_vertical", "not-entitled", () => "Your subscription does not include this vertical.");
    const state = row.text("state") === null ? null : readState(row, "state");
    const place = {
      street: row.text("street"),
      city: row.text("city"),
      state,
      zip: readZip(row),
      county: this.#readCounty(row, state),
    };
    const facts = {
      employees: row.number("employees", { whole: true, least: 0, most: MOST_EMPLOYEES }),
      phone: row.text("phone"),
      website: readWebsite(row),
      crmId: row.text("crm_id"),
      ownDollars: row.text("own_dollars") === null ? null : readAmount(row, "own_dollars", decimalComma),
    };
    const contact = readContact(row);
    if (!row.sound || name === null || subVertical === null) return false;
    return this.#keep(row, { name, subVertical, ...place, ...facts }, contact);
  }

  /** A further row of a company brings another contact, and nothing else. */
  #keep(row: Row, company: Omit<NewCompany, "contacts">, contact: CompanyContact | null): boolean {
    const keys = identityKeys(company);
    const before = keys.map((key) => this.#met.get(key)).find((found) => found !== undefined);
    if (before && !contact) {
      row.refuse("name", "duplicate-key", () => duplicateMessage(row.line, before.line, company.name));
      return false;
    }
    if (before && contact) this.companies[before.at]?.contacts.push(contact);
    else {
      this.companies.push({ ...company, contacts: contact ? [contact] : [] });
      for (const key of keys) this.#met.set(key, { at: this.companies.length - 1, line: row.line });
    }
    return true;
  }

  /** A FIPS code, or a name with the state beside it or in its own column. */
  #readCounty(row: Row, state: string | null): string | null {
    const text = row.text("county");
    if (text === null) return null;
    const found = countyNamed(text, state, this.#counties);
    if (found !== undefined) return found;
    row.refuse(
      "county",
      "unknown-county",
      () => `“${text}” is no known county. Write its five-digit FIPS code, or its name and state such as “Dallas, TX”.`,
    );
    return null;
  }
}

/** A county's FIPS code by whatever it is called, with its state in the text or beside it; undefined where there is none. */
export function countyNamed(
  text: string,
  state: string | null,
  names: ReadonlyMap<string, string>,
): string | undefined {
  return names.get(text) ?? names.get(countyKey(text, state));
}

/** FIPS codes by themselves and by every way to write a county. */
export function countyNames(counties: readonly KnownCounty[]): ReadonlyMap<string, string> {
  return new Map(
    counties.flatMap(({ fips, name, state }) => [
      ...[countyLabel(fips, name), name].map((one) => [plainName(`${one}${state}`), fips] as const),
      [fips, fips] as const,
    ]),
  );
}

function countyKey(text: string, state: string | null): string {
  const hasState = /,\s*[A-Za-z]{2}$/.test(text);
  return plainName(hasState || state === null ? text : `${text}${state}`);
}

/** Five digits; what follows them after a hyphen names a street and is left out. */
function readZip(row: Row): string | null {
  const text = row.text("zip");
  if (text === null) return null;
  const zip = /^(\d{5})(?:-?\d{4})?$/.exec(text)?.[1];
  if (zip !== undefined) return zip;
  const hint = /^\d{4}$/.test(text) ? ` Its leading zero seems lost: 0${text}?` : "";
  row.refuse("zip", "bad-code", () => `A ZIP code has five digits.${hint}`);
  return null;
}

function readWebsite(row: Row): string | null {
  const text = row.text("website");
  if (text === null || webHost(text) !== null) return text;
  row.refuse("website", "bad-shape", () => `“${text}” is not a web address, such as example.com.`);
  return null;
}

/** Null where the row names nobody. Who is named has a source. */
function readContact(row: Row): CompanyContact | null {
  const [name, role] = [row.text("contact_name"), row.text("contact_role")];
  const [phone, email] = [row.text("contact_phone"), row.text("contact_email")];
  if (email !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    row.refuse("contact_email", "bad-shape", () => `“${email}” is not an e-mail address.`);
  if (name === null && role === null && phone === null && email === null) return null;
  const source = row.text("contact_source");
  if (source === null)
    row.refuse(
      "contact_source",
      "missing-value",
      () => "Say where each contact is known from, such as “Trade fair 2026”.",
    );
  return { name, role, phone, email, consent: readConsent(row), source: source ?? "" };
}

function readConsent(row: Row): Consent {
  const text = row.text("contact_consent");
  const consent = text === null ? "unknown" : CONSENT_WORDS[text.toLowerCase()];
  if (consent !== undefined) return consent;
  row.refuse("contact_consent", "unknown-value", () => `Consent must be one of ${CONSENTS.join(", ")}.`);
  return "unknown";
}
