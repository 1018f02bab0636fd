import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { checkMapping } from "#domain/deckTemplates/checkMapping.ts";
import {
  type DeckTemplate,
  isContent,
  isTitle,
  type KindPlaces,
  layoutOf,
  SLIDE_KINDS,
  type SlideKind,
  type TemplateMapping,
} from "#domain/deckTemplates/deckTemplate.ts";
import { placesOn } from "#domain/deckTemplates/guessMapping.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { ChoiceField } from "#ui/figures/choice/ChoiceField.tsx";
import { DialogFrame } from "#ui/form/DialogFrame.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { addDeckTemplate, changeDeckTemplate } from "../../contract/deckTemplates.ts";
import { ChecksList } from "./ChecksList.tsx";
import { LayoutPreview } from "./LayoutPreview.tsx";
import style from "./Templates.module.css";

/** A template whose layouts are chosen. */
export interface Mapped {
  /** Null for one that is not kept yet. */
  readonly id: string | null;
  readonly name: string;
  /** In base64; null for one that is kept. */
  readonly content: string | null;
  readonly template: DeckTemplate;
  readonly mapping: TemplateMapping;
}

interface MappingDialogProps {
  readonly customer: string;
  readonly mapped: Mapped;
  readonly onSaved: () => Promise<void>;
  readonly onClose: () => void;
}

/** Which layout each kind of slide is made on and what stands where, as it will look, with what may go wrong. */
export function MappingDialog({ customer, mapped, onSaved, onClose }: MappingDialogProps) {
  const text = useText();
  const { id, name, content, template } = mapped;
  const [mapping, setMapping] = useState(mapped.mapping);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (): Promise<object> =>
      id === null
        ? callApi(addDeckTemplate, {
            params: { customer },
            body: { name, content: content ?? "", mapping, dryRun: false },
          })
        : callApi(changeDeckTemplate, { params: { customer, template: id }, body: { mapping } }),
    onSuccess: onSaved,
  });
  return (
    <DialogFrame
      open
      above
      title={text("deckTemplates.dialog.title", { name })}
      width={960}
      onClose={onClose}
      foot={
        <>
          {error && (
            <p className={style["error"]} role="alert">
              {text(`errors.${problemCode(error)}.what`)}
            </p>
          )}
          <ActionButton onClick={onClose}>{text("deckTemplates.dialog.cancel")}</ActionButton>
          <ActionButton tone="main" busy={isPending} onClick={() => mutate()}>
            {text(id === null ? "deckTemplates.dialog.keep" : "deckTemplates.dialog.save")}
          </ActionButton>
        </>
      }
    >
      <p className={style["intro"]}>{text("deckTemplates.dialog.intro")}</p>
      <ChecksList checks={checkMapping(template, mapping)} />
      {SLIDE_KINDS.map((kind) => (
        <KindRow
          key={kind}
          kind={kind}
          template={template}
          places={mapping[kind]}
          onChange={(places) => setMapping(withPlaces(mapping, kind, places))}
        />
      ))}
    </DialogFrame>
  );
}

/** All but a closing slide has a layout. */
function withPlaces(mapping: TemplateMapping, kind: SlideKind, places: KindPlaces | null): TemplateMapping {
  if (kind === "closing") return { ...mapping, closing: places };
  return places ? { ...mapping, [kind]: places } : mapping;
}

interface KindRowProps {
  readonly kind: SlideKind;
  readonly template: DeckTemplate;
  readonly places: KindPlaces | null;
  readonly onChange: (places: KindPlaces | null) => void;
}

function KindRow({ kind, template, places, onChange }: KindRowProps) {
  const text = useText();
  const layout = places && layoutOf(template, places);
  const chooseLayout = (value: string) => {
    const chosen = template.layouts.find(({ number }) => String(number) === value);
    onChange(chosen ? placesOn(kind, chosen) : null);
  };
  return (
    <section className={style["kind"]} aria-label={text(`deckTemplates.kind.${kind}`)}>
      <div className={style["fields"]}>
        <h3>{text(`deckTemplates.kind.${kind}`)}</h3>
        <ChoiceField
          label={text("deckTemplates.layout")}
          value={places ? String(places.layout) : ""}
          onChoose={chooseLayout}
          testId={`template-layout-${kind}`}
        >
          {kind === "closing" && <option value="">{text("deckTemplates.noClosing")}</option>}
          {template.layouts.map(({ number, name }) => (
            <option key={number} value={number}>
              {name}
            </option>
          ))}
        </ChoiceField>
        {places && layout && <PlaceFields kind={kind} template={template} places={places} onChange={onChange} />}
      </div>
      {places && layout && <LayoutPreview kind={kind} template={template} layout={layout} places={places} />}
    </section>
  );
}

/** An end has nothing beside its title. */
const areaName = (kind: SlideKind) => (kind === "closing" ? "text" : kind);

interface PlaceFieldsProps extends KindRowProps {
  readonly places: KindPlaces;
}

/** What of a kind stands in a placeholder of its own; a cover and an end have no source. */
const HELD = {
  cover: ["title", "area"],
  figure: ["title", "area", "source"],
  table: ["title", "area", "source"],
  text: ["title", "area", "source"],
  closing: ["title"],
} as const satisfies Record<SlideKind, readonly (keyof Omit<KindPlaces, "layout">)[]>;

function PlaceFields({ kind, template, places, onChange }: PlaceFieldsProps) {
  const text = useText();
  const all = layoutOf(template, places)?.placeholders ?? [];
  return (
    <div className={style["places"]}>
      {HELD[kind].map((what) => (
        <ChoiceField
          key={what}
          label={text(`deckTemplates.place.${what === "area" ? areaName(kind) : what}`)}
          value={places[what] === null ? "" : String(places[what])}
          onChoose={(value) => onChange({ ...places, [what]: value === "" ? null : Number(value) })}
          testId={`template-${what}-${kind}`}
        >
          <option value="">{text(`deckTemplates.free.${what}`)}</option>
          {all
            .filter((one) => (what === "title" ? isTitle(one) || (isContent(one) && one.idx > 0) : isContent(one)))
            .map(({ idx, name }) => (
              <option key={`${idx} ${name}`} value={idx}>
                {name}
              </option>
            ))}
        </ChoiceField>
      ))}
    </div>
  );
}
