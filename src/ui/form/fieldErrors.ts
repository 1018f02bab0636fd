import type { TFunction } from "i18next";
import { ApiProblem } from "../api/apiProblem.ts";
import { faultText } from "./faultText.ts";

/** What the API says about single fields of a form, by the field's name: `/body/markets/3` speaks of `markets`. */
export function fieldErrors(reason: unknown, text: TFunction): Readonly<Record<string, string>> {
  const errors = reason instanceof ApiProblem ? (reason.problem?.errors ?? []) : [];
  return Object.fromEntries(
    errors.flatMap(({ pointer, ...fault }) => {
      const [, place, field] = pointer.split("/");
      return place === "body" && field ? [[field, faultText(fault, text)]] : [];
    }),
  );
}
