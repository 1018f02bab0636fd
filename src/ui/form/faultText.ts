import type { TFunction } from "i18next";
import { type FaultValues, isFaultCode } from "#domain/fault.ts";

/** What is told of a fault of an input. */
interface ToldFault {
  readonly message: string;
  readonly code?: string | undefined;
  readonly values?: FaultValues | undefined;
}

/** A fault of an input in the reader's language; one that is not known is passed on as it is. */
export function faultText({ message, code = "", values = {} }: ToldFault, text: TFunction): string {
  return isFaultCode(code) ? text(`lists.fault.${code}`, { ...values }) : message;
}
