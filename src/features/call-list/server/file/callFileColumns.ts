import { plainName } from "#revisions/ingest/cells/plainName.ts";
import type { Column } from "#revisions/ingest/column.ts";
import { CALL_STATUSES, type CallStatus } from "../../contract.ts";

const names = (words: string) => words.split(", ");

/** What a file of calls may hold, under the names that English, Spanish and German spreadsheets give it. */
export const CALL_COLUMNS: readonly Column[] = [
  {
    key: "market",
    aliases: names("market id, market name, dma, mercado, id de mercado, markt, marktname"),
    required: true,
  },
  {
    key: "sub_vertical",
    aliases: names(
      "category, sub-vertical, subvertical, business category, industry, vertical, categoría, sector, branche, kategorie, teilbranche",
    ),
  },
  { key: "prospect", aliases: names("prospect id"), longest: 120 },
  {
    key: "prospect_name",
    aliases: names("prospect name, name, call, business, account, account name, cliente, empresa, kunde, firma"),
    longest: 200,
  },
  {
    key: "company",
    aliases: names("company id, company name, id de empresa, compañía, unternehmen, firmennummer"),
    longest: 200,
  },
  { key: "status", aliases: names("stage, estado, etapa, stand") },
  { key: "note", aliases: names("notes, comment, comments, nota, notas, notiz, bemerkung"), longest: 2_000 },
  {
    key: "owner",
    aliases: names("salesperson, rep, seller, responsable, vendedor, zuständig, verkäufer"),
    longest: 254,
  },
  { key: "contact", aliases: names("contact name, contact person, contacto, ansprechpartner, kontakt"), longest: 120 },
  { key: "next_step", aliases: names("next action, next, próximo paso, nächster schritt"), longest: 200 },
  { key: "due_on", aliases: names("due, due date, date, fecha, vence, fällig, fällig am, datum") },
  { key: "dollars", aliases: names("amount, amount usd, value, deal value, importe, valor, betrag, wert") },
  { key: "medium", aliases: names("media, media type, medio") },
];

/** How far a call has come, in the words of three languages. */
export const STATUS_WORDS: ReadonlyMap<string, CallStatus> = new Map(
  Object.entries({
    open: "to call, new, prospect, por llamar, abierta, nueva, anzurufen, anrufen, offen, neu",
    called: "contacted, llamada, llamado, contactado, angerufen, kontaktiert",
    meeting: "appointment, reunión, cita, termin, treffen",
    proposal: "quote, offer, propuesta, oferta, angebot",
    won: "closed won, sold, ganada, ganado, vendida, gewonnen, verkauft",
    lost: "closed lost, perdida, perdido, verloren",
  } satisfies Record<CallStatus, string>).flatMap(([status, words]) => {
    const known = CALL_STATUSES.find((one) => one === status);
    return known ? [status, ...names(words)].map((word) => [plainName(word), known] as const) : [];
  }),
);
