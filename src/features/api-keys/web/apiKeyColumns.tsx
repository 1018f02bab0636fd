import type { TFunction } from "i18next";
import { KEY_SCOPES } from "#domain/access/keyScopes.ts";
import { KEY_STATES, keyState } from "#ui/apiKeys/keyState.ts";
import type { ListColumn } from "#ui/list/listColumn.ts";
import { LinkButton } from "#ui/look/LinkButton.tsx";
import type { ApiKeyRecord } from "../contract.ts";
import style from "./ApiKeys.module.css";

/** What a list of keys shows; whose they are only in everybody's list. */
export function apiKeyColumns(
  text: TFunction,
  whose: "own" | "all",
  now: Date,
  revoke: (key: ApiKeyRecord) => void,
): readonly ListColumn<ApiKeyRecord>[] {
  const lastDay = ({ expiresAt }: ApiKeyRecord) => expiresAt && new Date(Date.parse(expiresAt) - 1).toISOString();
  const holder: readonly ListColumn<ApiKeyRecord>[] = [
    {
      key: "person",
      head: text("apiKeys.person"),
      kind: "text",
      value: ({ person }) => `${person.name} ${person.email}`,
      cell: ({ person }) => <bdi title={person.email}>{person.name}</bdi>,
      width: 160,
      narrow: "note",
    },
    {
      key: "customer",
      head: text("apiKeys.customer"),
      kind: "text",
      value: ({ person }) => person.customer,
      width: 160,
    },
  ];
  return [
    {
      key: "name",
      head: text("apiKeys.name"),
      kind: "text",
      value: ({ name }) => name,
      cell: ({ name }) => <bdi className={style["name"]}>{name}</bdi>,
      width: 200,
      fixed: true,
      narrow: "lead",
    },
    {
      key: "key",
      head: text("apiKeys.key"),
      kind: "text",
      value: ({ hint }) => hint,
      cell: ({ hint }) => <code>{`${hint}…`}</code>,
      width: 110,
    },
    ...(whose === "all" ? holder : []),
    {
      key: "scopes",
      head: text("apiKeys.scopes"),
      kind: "choice",
      value: ({ scopes }) => scopes,
      options: KEY_SCOPES.map((value) => ({ value, label: text(`apiKeys.scope.${value}`) })),
      width: 160,
      narrow: "note",
    },
    {
      key: "createdAt",
      head: text("apiKeys.createdAt"),
      kind: "date",
      value: ({ createdAt }) => createdAt,
      width: 120,
      ...(whose === "all" && { hidden: true }),
    },
    {
      key: "lastUsedAt",
      head: text("apiKeys.lastUsed"),
      kind: "date",
      value: ({ lastUsedAt }) => lastUsedAt,
      width: 120,
    },
    { key: "expiresAt", head: text("apiKeys.expiresAt"), kind: "date", value: lastDay, width: 120, narrow: "note" },
    {
      key: "state",
      head: text("apiKeys.state"),
      kind: "choice",
      value: (key) => keyState(key, now),
      cell: (key) => (
        <span className={style["state"]} data-state={keyState(key, now)}>
          {text(`apiKeys.states.${keyState(key, now)}`)}
        </span>
      ),
      options: KEY_STATES.map((value) => ({ value, label: text(`apiKeys.states.${value}`) })),
      width: 120,
      narrow: "end",
    },
    {
      key: "revoke",
      head: text("apiKeys.revoke"),
      kind: "text",
      value: () => null,
      cell: (key) =>
        key.revokedAt === null && (
          <LinkButton aria-label={text("apiKeys.revokeNamed", { name: key.name })} onClick={() => revoke(key)}>
            {text("apiKeys.revoke")}
          </LinkButton>
        ),
      width: 110,
      fixed: true,
    },
  ];
}
