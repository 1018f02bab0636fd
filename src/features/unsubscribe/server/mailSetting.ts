import type { Queryable } from "#platform/database/database.ts";
import type { RegularMails } from "../contract.ts";

/** Whose setting it is, and of which publication or report; 0 where a kind has no such thing. */
export interface Reader {
  readonly person: number;
  readonly about: number;
}

export interface MailSetting {
  /** Whether the mails come. */
  readonly state: RegularMails["state"];
  /** What the publication or report is called; null where there is none. */
  readonly name: string | null;
}

/** The setting that decides whether the mails of a kind come: the very one that people have in the app. The store is asked behind the reader's wall. */
export interface KindSetting {
  readonly read: (store: Queryable, reader: Reader) => Promise<MailSetting>;
  /** Ends the mails where they come, and notes that it was by a link. */
  readonly end: (store: Queryable, reader: Reader) => Promise<unknown>;
  /** Takes that back. */
  readonly resume: (store: Queryable, reader: Reader) => Promise<unknown>;
}

/** What a row, or no row, says. */
export function settingOf(
  row: { readonly on: boolean | null; readonly ended: boolean | null; readonly name?: string | null } | undefined,
): MailSetting {
  return { state: row?.on ? "on" : row?.ended ? "ended" : "off", name: row?.name ?? null };
}
