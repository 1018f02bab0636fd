import { NativeSelect } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { DialogFrame } from "#ui/form/DialogFrame.tsx";
import { FileDrop } from "#ui/form/FileDrop.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { type EditedHead, importContentFeed } from "../contract/editing.ts";
import { shownTitle } from "./shownTitle.ts";
import { toastUpload } from "./toastUpload.ts";

interface FeedDialogProps {
  readonly items: readonly EditedHead[];
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

/** Makes a draft of an issue from an RSS or Atom file. */
export function FeedDialog({ items, onClose, onMade }: FeedDialogProps) {
  const text = useText();
  const { locale: shownLocale } = useFormats();
  const queries = useQueryClient();
  const publications = items.filter(({ kind, deleted }) => kind === "publication" && !deleted);
  const [publication, setPublication] = useState(publications[0]?.key ?? "");
  const [language, setLanguage] = useState<(typeof LOCALES)[number]>("en-US");
  const { mutate, isPending } = useMutation({
    mutationFn: (bytes: File) => callApi(importContentFeed, { query: { publication, language }, bytes }),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: ["content-items"] });
      onMade(id);
    },
    onError: (reason) => toastUpload(reason, text),
  });
  return (
    <DialogFrame
      open
      above
      title={text("newsroom.feed.title")}
      width={520}
      onClose={onClose}
      foot={<ActionButton onClick={onClose}>{text("lists.cancel")}</ActionButton>}
    >
      <p>{text(publications.length === 0 ? "newsroom.feed.noPublication" : "newsroom.feed.hint")}</p>
      <NativeSelect
        label={text("newsroom.property.publication")}
        value={publication}
        onChange={(event) => setPublication(event.currentTarget.value)}
        data={publications.map((item) => ({ value: item.key, label: shownTitle(item, shownLocale).title }))}
      />
      <NativeSelect
        label={text("lists.language")}
        value={language}
        onChange={(event) => setLanguage(LOCALES.find((one) => one === event.currentTarget.value) ?? "en-US")}
        data={LOCALES.map((locale) => ({ value: locale, label: text(`lists.languages.${locale}`) }))}
      />
      {publication !== "" && (
        <FileDrop
          label={text(isPending ? "newsroom.uploading" : "newsroom.feed.file")}
          accept=".xml,.rss,.atom,application/rss+xml,application/atom+xml,text/xml"
          onFile={(file) => mutate(file)}
        />
      )}
    </DialogFrame>
  );
}
