/** Why a backup or what was to be made of it is no good; stable, for scripts. */
export type BackupFaultCode =
  | "file-exists"
  | "file-missing"
  | "no-room"
  | "not-a-backup"
  | "damaged"
  | "cut-off"
  | "passphrase-needed"
  | "passphrase-wrong"
  | "version-unknown"
  | "store-filled"
  | "store-in-use";

/** A backup cannot be made, read or restored; the message says what to do. */
export class BackupFault extends Error {
  override readonly name = "BackupFault";
  readonly code: BackupFaultCode;

  constructor(code: BackupFaultCode, detail: string) {
    super(detail);
    this.code = code;
  }
}
