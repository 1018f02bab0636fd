import { FileButton } from "@mantine/core";
import { useMutation, useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { base64Of } from "#ui/form/base64Of.ts";
import { FieldGroup } from "#ui/form/FieldGroup.tsx";
import { fieldErrors } from "#ui/form/fieldErrors.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { addToast } from "#ui/toast/toast.ts";
import { addDeckTemplate, changeDeckTemplate, type DeckTemplateRecord } from "../../contract/deckTemplates.ts";
import style from "./Templates.module.css";
import { MappingDialog, type Mapped } from "./MappingDialog.tsx";
import { deckTemplatesQuery } from "./templateQueries.ts";

interface TemplateFieldProps {
  readonly customer: string;
}

/** The PowerPoint templates that slides of the customer are made in; whatever is done is done at once. */
export function TemplateField({ customer }: TemplateFieldProps) {
  const text = useText();
  const queries = useQueryClient();
  const { data: items } = useSuspenseQuery(deckTemplatesQuery(customer));
  const [mapped, setMapped] = useState<Mapped | null>(null);
  const read = useMutation({
    mutationFn: async (file: File) => {
      const body = { name: file.name.slice(0, 200), content: await base64Of(file) };
      const { template, mapping } = await callApi(addDeckTemplate, {
        params: { customer },
        body: { ...body, dryRun: true },
      });
      return { ...body, template, mapping };
    },
    onSuccess: (found) => setMapped({ ...found, id: null }),
  });
  const refresh = () => queries.invalidateQueries({ queryKey: deckTemplatesQuery(customer).queryKey });
  return (
    <FieldGroup
      label={text("deckTemplates.title")}
      hint={text(items.length === 0 ? "deckTemplates.none" : "deckTemplates.hint")}
      error={read.error && (fieldErrors(read.error, text)["content"] ?? text(`errors.${problemCode(read.error)}.what`))}
    >
      {items.length > 0 && (
        <ul className={style["versions"]} aria-label={text("deckTemplates.title")}>
          {items.map((item) => (
            <Version
              key={item.id}
              customer={customer}
              item={item}
              onChanged={refresh}
              onMap={() => setMapped({ ...item, content: null })}
            />
          ))}
        </ul>
      )}
      <div className={style["buttons"]}>
        <FileButton accept=".pptx,.potx,.pptm,.potm" onChange={(file) => file && read.mutate(file)}>
          {(button) => (
            <ActionButton {...button} busy={read.isPending} data-testid="template-upload">
              {text(items.length === 0 ? "deckTemplates.choose" : "deckTemplates.replace")}
            </ActionButton>
          )}
        </FileButton>
      </div>
      {mapped && (
        <MappingDialog
          customer={customer}
          mapped={mapped}
          onSaved={() => {
            setMapped(null);
            return refresh();
          }}
          onClose={() => setMapped(null)}
        />
      )}
    </FieldGroup>
  );
}

interface VersionProps extends TemplateFieldProps {
  readonly item: DeckTemplateRecord;
  readonly onChanged: () => Promise<void>;
  readonly onMap: () => void;
}

function Version({ customer, item, onChanged, onMap }: VersionProps) {
  const text = useText();
  const formats = useFormats();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: { readonly inUse?: boolean; readonly removed?: boolean }) =>
      callApi(changeDeckTemplate, { params: { customer, template: item.id }, body }),
    onSuccess: (_, { removed }) => {
      if (removed)
        addToast(text("deckTemplates.removed", { name: item.name }), {
          type: "success",
          action: {
            label: (say) => say("lists.undo"),
            run: () => mutate({ removed: false, inUse: item.inUse }),
          },
        });
      return onChanged();
    },
    onError: (reason) =>
      addToast(text("deckTemplates.notChanged", { name: item.name }), {
        type: "error",
        detail: text(`errors.${problemCode(reason)}.why`),
      }),
  });
  const about = { name: item.name, version: formats.count(item.version) };
  return (
    <li data-testid="template-version">
      <span>
        <bdi className={style["name"]}>{item.name}</bdi>
        {item.inUse && <span className={style["inUse"]}>{text("deckTemplates.inUse")}</span>}
        <span className={style["note"]}>
          {text("deckTemplates.version", { ...about, day: formats.date(item.at), by: item.by })}
        </span>
      </span>
      <span className={style["buttons"]}>
        <ActionButton
          busy={isPending}
          onClick={() => mutate({ inUse: !item.inUse })}
          aria-label={text(item.inUse ? "deckTemplates.stopNamed" : "deckTemplates.useNamed", about)}
        >
          {text(item.inUse ? "deckTemplates.stop" : "deckTemplates.use")}
        </ActionButton>
        <ActionButton onClick={onMap} aria-label={text("deckTemplates.layoutsNamed", about)}>
          {text("deckTemplates.layouts")}
        </ActionButton>
        <ActionButton
          busy={isPending}
          onClick={() => mutate({ removed: true })}
          aria-label={text("deckTemplates.removeNamed", about)}
        >
          {text("deckTemplates.remove")}
        </ActionButton>
      </span>
    </li>
  );
}
