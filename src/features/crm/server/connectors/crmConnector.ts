import type { CrmFaultCode, CrmKind } from "#domain/crm/crm.ts";
import type { CrmDeal, CrmOwner, CrmStage } from "./crmDeals.ts";
import type { CrmLooked, CrmMatch } from "./crmMatches.ts";
import type { CrmNewTask, CrmTask, CrmTaskFields } from "./crmTasks.ts";

/** The product's own registration with a system, as its operator made it. */
export interface CrmApp {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Origin where people sign in. */
  readonly signInUrl: string;
  /** Origin that gives and takes tokens. */
  readonly url: string;
}

/** How a request gets out. */
export interface CrmWay {
  readonly app: CrmApp;
  readonly allowPrivate: boolean;
  readonly signal: AbortSignal;
}

/** What a sign-in ends with. */
export interface CrmGrant extends CrmTokens {
  /** What the account is called there: a number or a host. */
  readonly account: string;
  /** Origin of the account's API. */
  readonly baseUrl: string;
}

export interface CrmTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** ISO instant; null where nothing is said of it. */
  readonly expiresAt: string | null;
}

/** Somebody is signed in. */
export interface CrmSession extends CrmWay {
  readonly baseUrl: string;
  readonly accessToken: string;
}

/** A field of the system's companies that can be written. */
export interface CrmField {
  readonly name: string;
  readonly label: string;
}

/** A company as the system has it. */
export interface CrmRecord {
  readonly id: string;
  /** Our id of it; null where it was never sent. */
  readonly key: string | null;
  /** When it was last changed there, as the system says it. */
  readonly changed: string | null;
  readonly values: Readonly<Record<string, string | null>>;
}

/** What is to be written: to a record by its id, or to the one that has our key, which is made where there is none. */
export interface CrmWrite {
  readonly key: string;
  readonly id: string | null;
  /** What {@link CrmRecord.changed} was when it was read: one that was changed since is left alone and told as `changed-there`. */
  readonly changed: string | null;
  readonly values: Readonly<Record<string, string>>;
}

/** What became of one of them. */
export type CrmWritten =
  | { readonly key: string; readonly id: string; readonly fault: null }
  | { readonly key: string; readonly id: null; readonly fault: CrmFaultCode; readonly words: string };

/** A customer management system, as far as we use it. */
export interface CrmConnector {
  readonly kind: CrmKind;
  /** A record's id in the one form that it is compared in; null for a text that is no such id. */
  readonly readId: (text: string) => string | null;
  readonly authorizeUrl: (app: CrmApp, asking: CrmAsking) => string;
  readonly exchange: (way: CrmWay, code: string, verifier: string, redirect: string) => Promise<CrmGrant>;
  /** @throws CrmFault `sign-in-ended` */
  readonly refresh: (way: CrmWay, refreshToken: string) => Promise<CrmTokens>;
  /** Answers whether the system says that it did. */
  readonly revoke: (way: CrmWay, refreshToken: string) => Promise<boolean>;
  /** Sees to it that companies there have a field for our key. @throws CrmFault `key-field-missing` */
  readonly prepare: (session: CrmSession) => Promise<void>;
  readonly fields: (session: CrmSession) => Promise<CrmField[]>;
  /** Records by our keys and by their own ids, with some of their fields; what is not there is left out. At most `BATCH` of both. */
  readonly find: (session: CrmSession, wanted: CrmWanted, fields: readonly string[]) => Promise<CrmRecord[]>;
  /** Companies that are called like these, or have their web addresses. At most `BATCH` are looked for. */
  readonly lookUp: (session: CrmSession, wanted: readonly CrmLooked[]) => Promise<CrmMatch[]>;
  /** At most `BATCH` of them. @throws CrmFault `refused` where one of them spoils all */
  readonly write: (session: CrmSession, writes: readonly CrmWrite[]) => Promise<CrmWritten[]>;
  readonly stages: (session: CrmSession) => Promise<CrmStage[]>;
  readonly owners: (session: CrmSession) => Promise<CrmOwner[]>;
  /** Deals changed since an instant or all of them, by pages, those first whose change is oldest: whoever is broken off goes on from the last. */
  readonly deals: (session: CrmSession, since: string | null) => AsyncGenerator<CrmDeal[]>;
  /** An open task of a company with this subject and day: one whose answer was lost. */
  readonly findTask: (session: CrmSession, task: CrmNewTask) => Promise<string | null>;
  readonly readTask: (session: CrmSession, id: string) => Promise<CrmTask | null>;
  readonly makeTask: (session: CrmSession, task: CrmNewTask) => Promise<string>;
  /** Answers false where somebody has changed it there since it was read; it stays then. */
  readonly changeTask: (session: CrmSession, task: CrmTask, to: CrmTaskChange) => Promise<boolean>;
}

export interface CrmTaskChange extends CrmTaskFields {
  readonly isDone: boolean;
}

/** What next steps go through. */
export type CrmTaskWriter = Pick<CrmConnector, "findTask" | "readTask" | "makeTask" | "changeTask">;

/** What comes back from a system. */
export type CrmDealReader = Pick<CrmConnector, "stages" | "owners" | "deals">;

export interface CrmAsking {
  readonly redirect: string;
  readonly state: string;
  /** SHA-256 of the verifier, as PKCE has it. */
  readonly challenge: string;
  /** Whether next steps are to go there, too. */
  readonly tasks: boolean;
}

export interface CrmWanted {
  readonly keys: readonly string[];
  readonly ids: readonly string[];
}

/** As many as HubSpot takes at once; Salesforce takes twice as many. */
export const BATCH = 100;
