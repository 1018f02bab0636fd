import type { FileRoom } from "#platform/backup/files/fileRoom.ts";
import type { PublicData } from "#revisions/connectors/publicData.ts";
import type { Database } from "#platform/database/database.ts";
import type { Site } from "#platform/identity/site.ts";

/** What a command works with, whether it runs in a shell of its own or inside the running product. */
export interface CommandContext {
  readonly database: Database;
  readonly dataDir: string;
  /** Where backups by the clock lie. */
  readonly backups?: string | undefined;
  /** Every place where the product keeps files. */
  readonly rooms: readonly FileRoom[];
  /** The product's own address, which is part of every token. */
  readonly publicUrl: string;
  /** How people sign in, and where links lead; without it, by passwords of the product's own. */
  readonly doors?: Doors;
  /** What mails of a command name and link to; the product as it comes, at its address, without it. */
  readonly site?: Site;
  /** Demo accounts get this password; a random one kept in the data folder without it. */
  readonly demoPassword: string | undefined;
  /** Where public data is fetched from, and as whom; the usual places without it. */
  readonly publicData?: PublicData;
  /** The shell's `BACKUP_PASSPHRASE`. */
  readonly passphrase?: string | undefined;
  /** Where relative file names start. */
  readonly folder: string;
  /** Who is noted as the one who did it. */
  readonly by: string;
  /** Everything on standard input, empty where nothing is piped in. */
  readonly input: string;
  /** The command's answer. */
  readonly write: (text: string) => void;
  /** What went wrong, or is worth a warning. */
  readonly warn: (text: string) => void;
  /** A line about how far it is; the next one takes its place, an empty one wipes it. */
  readonly progress: (line: string) => void;
  /** Fires when the person stops the command. */
  readonly signal: AbortSignal;
}

/** How people sign in here. */
export interface Doors {
  readonly site: Site;
  /** Whether they may do so with a password of the product's own, and with an account of a provider in the cloud. */
  readonly local: boolean;
  readonly cloud: boolean;
}

/** Does one thing and answers the exit code: 0 only when all went well. */
export type Command = (args: readonly string[], context: CommandContext) => Promise<number>;

export const OK = 0;
export const FAILED = 1;
/** The command line itself makes no sense. */
export const MISUSED = 2;
/** Stopped by the person, as shells report it. */
export const STOPPED = 130;

/** The command line makes no sense; says what would. */
export class Misuse extends Error {
  override readonly name = "Misuse";
}
