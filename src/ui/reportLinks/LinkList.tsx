import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type ReportLink, restoreReportLink, revokeReportLink } from "#features/market-report/contract/reportLinks.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { Callout } from "#ui/problem/Callout.tsx";
import { callApi } from "../api/callApi.ts";
import { QuietButton } from "../look/QuietButton.tsx";
import { problemCode } from "../problem/problemCode.ts";
import style from "./LinkList.module.css";
import { linkState } from "./linkState.ts";

interface LinkListProps {
  /** What the list is called. */
  readonly label: string;
  readonly links: readonly ReportLink[];
  /** Whether to say who made each. */
  readonly people?: boolean;
}

/** Links with what became of them; each that works can be revoked, and had back as long as the list is open. */
export function LinkList({ label, links, people = false }: LinkListProps) {
  const text = useText();
  const queries = useQueryClient();
  const [revoked, setRevoked] = useState<readonly string[]>([]);
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ id, undo }: { readonly id: string; readonly undo: boolean }) =>
      callApi(undo ? restoreReportLink : revokeReportLink, { params: { link: id } }),
    onSuccess: async (_, { id, undo }) => {
      setRevoked((before) => (undo ? before.filter((one) => one !== id) : [...before, id]));
      await queries.invalidateQueries({ queryKey: ["report-links"] });
    },
  });
  return (
    <>
      {error && (
        <div className={style["problem"]}>
          <Callout tone="alarm" role="alert">
            {text(`errors.${problemCode(error)}.what`)}
          </Callout>
        </div>
      )}
      <ul className={style["links"]} aria-label={label}>
        {links.map((link) => (
          <LinkItem
            key={link.id}
            link={link}
            people={people}
            undoable={revoked.includes(link.id)}
            busy={isPending && variables.id === link.id}
            onChange={(undo) => mutate({ id: link.id, undo })}
          />
        ))}
      </ul>
    </>
  );
}

interface LinkItemProps {
  readonly link: ReportLink;
  readonly people: boolean;
  readonly undoable: boolean;
  readonly busy: boolean;
  readonly onChange: (undo: boolean) => void;
}

function LinkItem({ link, people, undoable, busy, onChange }: LinkItemProps) {
  const text = useText();
  const formats = useFormats();
  const [now] = useState(() => new Date());
  const state = linkState(link, now);
  const { label, marketName, person, expiresAt, revokedAt, opened, lastOpenedAt } = link;
  const ends = {
    works: () => text("reportLinks.works", { instant: formats.instant(expiresAt) }),
    expired: () => text("reportLinks.expired", { date: formats.date(expiresAt) }),
    revoked: () => text("reportLinks.revokedOn", { date: formats.date(revokedAt ?? expiresAt) }),
  };
  const facts = [
    ...(people ? [text("reportLinks.by", { name: person.name })] : []),
    marketName,
    ends[state](),
    lastOpenedAt === null
      ? text("reportLinks.unopened")
      : text("reportLinks.opened", { count: opened, number: formats.count(opened), date: formats.date(lastOpenedAt) }),
  ];
  return (
    <li className={style["link"]} data-state={state}>
      <div>
        <p className={style["label"]}>
          <bdi>{label}</bdi>
        </p>
        <p className={style["facts"]}>{facts.join(" · ")}</p>
      </div>
      {state === "works" && (
        <QuietButton busy={busy} aria-label={text("reportLinks.revokeOf", { label })} onClick={() => onChange(false)}>
          {text("reportLinks.revoke")}
        </QuietButton>
      )}
      {state === "revoked" && undoable && (
        <QuietButton busy={busy} aria-label={text("reportLinks.undoOf", { label })} onClick={() => onChange(true)}>
          {text("reportLinks.undo")}
        </QuietButton>
      )}
    </li>
  );
}
