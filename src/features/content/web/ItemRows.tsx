import { useMutation, useQueryClient } from "@tanstack/react-query";
import { languageName } from "#language/languageName.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { type EditedHead, restoreContentItem } from "../contract/editing.ts";
import { shownTitle } from "./shownTitle.ts";
import style from "./Newsroom.module.css";

interface ItemRowsProps {
  readonly items: readonly EditedHead[];
  readonly onOpen: (id: string) => void;
}

/** Pieces with their kind, standing, languages and who changed them last. */
export function ItemRows({ items, onOpen }: ItemRowsProps) {
  return (
    <ul className={style["items"]}>
      {items.map((item) => (
        <li key={item.id} className={style["item"]}>
          <Row item={item} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

function Row({ item, onOpen }: { readonly item: EditedHead; readonly onOpen: (id: string) => void }) {
  const text = useText();
  const formats = useFormats();
  const { title, language, fallback } = shownTitle(item, formats.locale);
  const standing = item.deleted ? "deleted" : item.status;
  const note = [
    text(`newsroom.kinds.${item.kind}`),
    item.languages.map((language) => language.slice(0, 2).toUpperCase()).join(" "),
    fallback && language ? text("newsroom.titleIn", { language: languageName(language, formats.locale) }) : "",
    text("newsroom.changed", { date: formats.date(item.changedAt), name: item.changedBy }),
  ]
    .filter((part) => part !== "")
    .join(" · ");
  return (
    <>
      {item.deleted ? (
        <bdi className={style["name"]} lang={language ?? undefined}>
          {title}
        </bdi>
      ) : (
        <QuietButton className={style["name"]} onClick={() => onOpen(item.id)}>
          <bdi lang={language ?? undefined}>{title}</bdi>
        </QuietButton>
      )}
      <span className={style["standing"]} data-standing={standing}>
        {text(`newsroom.statuses.${standing}`)}
      </span>
      <span className={style["note"]}>{note}</span>
      {item.deleted && <BringBack id={item.id} title={title} />}
    </>
  );
}

function BringBack({ id, title }: { readonly id: string; readonly title: string }) {
  const text = useText();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi(restoreContentItem, { params: { item: id } }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ["content-items"] });
      void queries.invalidateQueries({ queryKey: ["content"] });
      addToast(text("newsroom.done.restored", { title }), { type: "success" });
    },
    onError: (reason) => toastProblem(reason),
  });
  return (
    <QuietButton busy={isPending} aria-label={text("newsroom.bringBackOf", { title })} onClick={() => mutate()}>
      {text("newsroom.bringBack")}
    </QuietButton>
  );
}
