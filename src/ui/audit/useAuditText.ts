import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useQuery } from "@tanstack/react-query";
import { ACCESS_FLAGS } from "#domain/access/access.ts";
import { mediumById } from "#domain/taxonomy/mediumById.ts";
import { subVerticalById } from "#domain/taxonomy/subVerticalById.ts";
import { verticalById } from "#domain/taxonomy/verticalById.ts";
import type { Formats } from "#language/format.ts";
import { useFormats } from "#language/useFormats.ts";
import { textIfKnown } from "#language/textIfKnown.ts";
import { useText } from "#language/useText.ts";
import { personName } from "#language/personName.ts";
import { marketNames } from "#language/marketNames.ts";
import { marketsQuery } from "../queries/marketsQuery.ts";
import { isEmpty } from "./auditChanges.ts";
import type { AuditRecord } from "./auditQueries.ts";

/** The words for what the audit log holds. */
export interface AuditText {
  /** "ann@example.com changed the customer Example Media." */
  sentence(entry: AuditRecord): string;
  field(field: string): string;
  /** A value of a field in words, as far as they are known. */
  value(field: string, value: unknown): string;
  item(field: string, item: string): string;
  /** Whether nothing means everything in this field. */
  isOpen(field: string): boolean;
}

export function useAuditText(): AuditText {
  const text = useText();
  const formats = useFormats();
  const { data: markets } = useQuery(marketsQuery());
  return useMemo(() => auditText(text, formats, marketNames(markets ?? [], text)), [text, formats, markets]);
}

/** Lists of which null is everything. */
const OPEN_LISTS: readonly string[] = ["access", "markets", "verticals", "defaultAccess", "tenants", "seats"];

/** Keeps a name that is written from right to left from turning the sentence around it. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}

export function auditText(text: TFunction, formats: Formats, markets: ReadonlyMap<string, string>): AuditText {
  /** What is assigned to what: `3132605739105206 carMakers`, and a dash for nothing. */
  function assignment(field: string, value: string): string {
    const [, from = value, to = ""] = /^(.*) (\S+)$/.exec(value) ?? [];
    const what = field === "first" ? text("audit.observedCategory", { id: from }) : from;
    if (to === "-") return text("audit.unassigned", { what });
    const name = field === "first" ? subVerticalById(to)?.names : mediumById(to)?.names;
    return `${what}: ${name ? formats.name(name) : to}`;
  }

  /** A market, or a part of one: `tv-623`, `tv-623 × 0.5`. */
  function part(value: string): string {
    const [id = value, ...share] = value.split(" × ");
    return [markets.get(id) ?? id, ...share.map((each) => formats.share(Number(each)))].join(" × ");
  }

  function item(field: string, value: string): string {
    if (field === "markets" || field === "market" || field === "members") return part(value);
    if (field === "first" || field === "mediaTypes") return assignment(field, value);
    if (field === "verticals")
      return formats.name(verticalById(value)?.names ?? { "en-US": value, "es-ES": value, "de-DE": value });
    const flag = ACCESS_FLAGS.find((known) => known === value);
    if (flag && (field === "access" || field === "defaultAccess")) return text(`lists.flag.${flag}`);
    return textIfKnown(text, `audit.word.${value}`) ?? value;
  }

  function value(field: string, held: unknown): string {
    if (field === "seats" && held === null) return text("audit.anyNumber");
    if ((held === null || held === undefined) && OPEN_LISTS.includes(field)) return text("audit.all");
    if (isEmpty(held)) return text("audit.nothing");
    if (typeof held === "boolean") return text(held ? "audit.yes" : "audit.no");
    if (typeof held === "number") return formats.count(held);
    if (Array.isArray(held)) return formats.list(held.map((each) => item(field, String(each))));
    if (typeof held !== "string") return JSON.stringify(held);
    if (/^\d{4}-\d\d-\d\d$/.test(held)) return formats.date(`${held}T12:00:00`);
    if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(held)) return formats.instant(held);
    return isolated(personName(item(field, held), text));
  }

  return {
    sentence({ action, actor, subject }) {
      const names = { actor: isolated(personName(actor, text)), subject: isolated(personName(subject, text)) };
      return textIfKnown(text, `audit.action.${action}`, names) ?? text("audit.otherAction", { ...names, action });
    },
    field: (field) => textIfKnown(text, `audit.field.${field}`) ?? field,
    value,
    item,
    isOpen: (field) => OPEN_LISTS.includes(field),
  };
}
