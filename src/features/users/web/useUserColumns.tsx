import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { ACCESS_FLAGS, ROLES } from "#domain/access/access.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import type { ListColumn } from "#ui/list/listColumn.ts";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import type { UserRecord } from "../contract/userSchemas.ts";
import { customersQuery } from "./usersQueries.ts";
import { useUndoErasure } from "./useUndoErasure.ts";
import style from "./useUserColumns.module.css";

/** The columns of the list of users. */
export function useUserColumns(): readonly ListColumn<UserRecord>[] {
  const text = useText();
  const formats = useFormats();
  const { data: customers } = useQuery(customersQuery());

  return useMemo(
    () => [
      {
        key: "name",
        head: text("users.name"),
        kind: "text",
        width: 170,
        fixed: true,
        narrow: "lead",
        value: ({ name }) => name,
      },
      {
        key: "email",
        head: text("users.email"),
        kind: "text",
        width: 240,
        narrow: "note",
        value: ({ email }) => email,
      },
      {
        key: "customer",
        head: text("users.customer"),
        kind: "choice",
        width: 170,
        narrow: "note",
        options: (customers ?? []).map(({ id, name }) => ({ value: id, label: name })),
        value: ({ customer }) => customer.id,
        cell: ({ customer }) => <bdi title={customer.name}>{customer.name}</bdi>,
      },
      {
        key: "role",
        head: text("users.role"),
        kind: "choice",
        width: 120,
        options: ROLES.map((role) => ({ value: role, label: text(`shell.role.${role}`) })),
        value: ({ role }) => role,
      },
      {
        key: "access",
        head: text("users.sections"),
        kind: "choice",
        width: 130,
        options: ACCESS_FLAGS.map((flag) => ({ value: flag, label: text(`lists.flag.${flag}`) })),
        value: ({ rights }) => rights.access,
        cell: ({ rights: { access } }) => {
          const named = access.map((flag) => text(`lists.flag.${flag}`)).join(", ");
          if (access.length === 0) return "–";
          return <span title={named}>{access.length === ACCESS_FLAGS.length ? text("lists.everything") : named}</span>;
        },
      },
      { key: "markets", head: text("users.markets"), kind: "number", width: 90, value: ({ rights }) => rights.markets },
      {
        key: "verticals",
        head: text("users.verticals"),
        kind: "choice",
        width: 130,
        options: VERTICALS.map(({ id, names }) => ({ value: id, label: formats.name(names) })),
        value: ({ rights }) => rights.verticals,
        cell: ({ rights: { verticals } }) =>
          verticals.length === VERTICALS.length
            ? text("lists.everything")
            : text("users.ofAll", { some: verticals.length, count: VERTICALS.length }),
      },
      {
        key: "lastSignIn",
        head: text("users.lastSignIn"),
        kind: "date",
        width: 120,
        value: ({ lastSignInAt }) => lastSignInAt,
        cell: ({ lastSignInAt }) =>
          lastSignInAt ? (
            <span title={formats.instant(lastSignInAt)}>{formats.date(lastSignInAt)}</span>
          ) : (
            text("users.never")
          ),
      },
      {
        key: "status",
        head: text("users.status"),
        kind: "choice",
        width: 136,
        narrow: "end",
        options: (["active", "invited", "disabled"] as const).map((status) => ({
          value: status,
          label: text(`users.statuses.${status}`),
        })),
        value: ({ status }) => status,
        cell: (user) => <UserStatus user={user} />,
        narrowCell: ({ status, eraseAt }) =>
          eraseAt === null
            ? text(`users.statuses.${status}`)
            : text("privacy.eraseOn", { date: formats.date(eraseAt) }),
      },
      {
        key: "providers",
        head: text("users.provider"),
        kind: "choice",
        width: 130,
        hidden: true,
        options: (["local", "cloud"] as const).map((provider) => ({
          value: provider,
          label: text(`users.providers.${provider}`),
        })),
        value: ({ providers }) => providers,
      },
      {
        key: "invited",
        head: text("users.invitedAt"),
        kind: "date",
        width: 120,
        hidden: true,
        value: ({ invitedAt }) => invitedAt,
      },
      {
        key: "created",
        head: text("users.createdAt"),
        kind: "date",
        width: 120,
        hidden: true,
        value: ({ createdAt }) => createdAt,
      },
    ],
    [text, formats, customers],
  );
}

/** How an account stands in the list; one that is to be erased says when, with the way back at hand. */
function UserStatus({ user }: { readonly user: UserRecord }) {
  const text = useText();
  const formats = useFormats();
  const undo = useUndoErasure();
  if (user.eraseAt === null) return text(`users.statuses.${user.status}`);
  return (
    <span className={style["erasure"]}>
      {text("privacy.eraseOn", { date: formats.date(user.eraseAt) })}
      <QuietButton
        busy={undo.isPending}
        aria-label={text("privacy.undoOf", { name: user.name })}
        onClick={(event) => {
          // The row behind it would open.
          event.stopPropagation();
          undo.mutate(user);
        }}
      >
        {text("lists.undo")}
      </QuietButton>
    </span>
  );
}
