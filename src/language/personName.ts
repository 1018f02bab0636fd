import type { TFunction } from "i18next";

/** What stands in the store in place of an erased person's name or e-mail. */
const ERASED = /^erased-(\d+)(@erased\.invalid)?$/;

/** A person's name or e-mail as people read it: whoever was erased is called that, in the reader's language. */
export function personName(name: string, text: TFunction): string {
  const number = ERASED.exec(name)?.[1];
  return number === undefined ? name : text("shell.erasedPerson", { number });
}
