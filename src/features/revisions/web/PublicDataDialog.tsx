import type { TFunction } from "i18next";
import { NumberInput, Radio } from "@mantine/core";
import type { z } from "zod";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PublicSource } from "#domain/publicSources.ts";
import type { Formats } from "#language/format.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { yearSpan } from "#language/words/yearSpan.ts";
import { callApi } from "#ui/api/callApi.ts";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { queryClient } from "#ui/queries/queryClient.ts";
import { publicData, pullPublicData } from "../contract/publicData.ts";
import { changeRoom } from "./changeRoom.ts";
import style from "./Revisions.module.css";

type Offer = z.output<typeof publicData.response>["items"][number];

const publicDataQuery = () =>
  queryOptions({
    queryKey: ["public-data"],
    queryFn: async ({ signal }) => (await callApi(publicData, { signal })).items,
  });

/** Fetches public data into the open draft, in the background. */
export function PublicDataDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const { data: sources, error, refetch } = useQuery(publicDataQuery());
  const [source, setSource] = useState<PublicSource | null>(null);
  const [year, setYear] = useState<number | string>("");
  const [busy, setBusy] = useState(false);
  const chosen = sources?.find((one) => one.source === source);
  const ofYear = (chosen?.latest ?? null) !== null;

  const begin = async () => {
    if (!source) return;
    setBusy(true);
    const name = text(`revisions.public.source.${source}`);
    const body = { source, name, ...(ofYear && typeof year === "number" && { year }) };
    const done = await changeRoom(callApi(pullPublicData, { body }), (words) => words("revisions.public.begun"));
    await queryClient.invalidateQueries({ queryKey: ["jobs"] });
    setBusy(false);
    if (done) onClose();
  };

  return (
    <TaskDialog
      title={text("revisions.public.open")}
      onClose={onClose}
      foot={
        <>
          <ActionButton onClick={onClose}>{text("lists.cancel")}</ActionButton>
          <ActionButton tone="main" busy={busy} disabled={!chosen?.ready} onClick={() => void begin()}>
            {text("revisions.public.begin")}
          </ActionButton>
        </>
      }
    >
      <div className={style["form"]}>
        <p>{text("revisions.public.lead")}</p>
        {error && !sources && <ErrorState reason={error} onRetry={() => void refetch()} />}
        {!sources && !error && <LoadingBlock />}
        {sources && (
          <Radio.Group
            label={text("revisions.public.which")}
            value={source}
            onChange={(value) => setSource(sources.find((one) => one.source === value)?.source ?? null)}
          >
            <div className={style["sources"]}>
              {sources.map((one) => (
                <Radio
                  key={one.source}
                  value={one.source}
                  disabled={!one.ready}
                  label={text(`revisions.public.source.${one.source}`)}
                  description={<Description of={one} />}
                />
              ))}
            </div>
          </Radio.Group>
        )}
        {ofYear && (
          <NumberInput
            label={text("revisions.public.year")}
            description={text("revisions.public.yearHint")}
            min={2010}
            max={2100}
            allowDecimal={false}
            thousandSeparator=""
            value={year}
            onChange={setYear}
          />
        )}
      </div>
    </TaskDialog>
  );
}

/** What a source tells and of which years it is held, and what is still to be set up for it. */
function Description({ of: { source, key, ready, held, latest } }: { readonly of: Offer }) {
  const text = useText();
  const formats = useFormats();
  return (
    <>
      {text(`revisions.public.what.${source}`)}
      <span className={style["held"]}>{heldText(held, latest, text, formats)}</span>
      {!ready && key !== null && <span className={style["needs"]}>{text("revisions.public.noKey", { key })}</span>}
    </>
  );
}

function heldText(held: Offer["held"], latest: Offer["latest"], text: TFunction, formats: Formats): string {
  if (!held) return latest === null ? "" : text("revisions.public.outOnly", { latest });
  const years = yearSpan(held, formats);
  if (latest === null) return text("revisions.public.held", { years });
  const isLatest = Number(held.last) >= latest;
  return text(isLatest ? "revisions.public.heldLatest" : "revisions.public.heldNewer", { years, latest });
}
