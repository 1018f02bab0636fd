import type { TFunction } from "i18next";
import { ApiProblem } from "../api/apiProblem.ts";

/** What the API says about single fields of a form, by the field's name: `/body/markets/3` speaks of `markets`. */
export function fieldErrors(reason: unknown, text: TFunction): Readonly<Record<string, string>> {
  const errors = reason instanceof ApiProblem ? (reason.problem?.errors ?? []) : [];
  return Object.fromEntries(
    errors.flatMap(({ pointer, message }) => {
      const [, place, field] = pointer.split("/");
      return place === "body" && field ? [[field, faultText(message, text)]] : [];
    }),
  );
}

/** A fault of an input in the reader's language; one that is not known is passed on as it is. */
export function faultText(message: string, text: TFunction): string {
  if (message === "Must not be empty.") return text("lists.fault.empty");
  if (message === "Must be an e-mail address.") return text("lists.fault.email");
  if (message === "Must not contain control characters.") return text("lists.fault.control");
  const [, longest] = /^Must have (\d+) characters at most\.$/.exec(message) ?? [];
  return longest ? text("lists.fault.tooLong", { count: Number(longest) }) : message;
}
