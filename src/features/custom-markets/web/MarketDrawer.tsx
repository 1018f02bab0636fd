import { MultiSelect, Select, TextInput } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { DetailDrawer } from "#ui/form/DetailDrawer.tsx";
import { fieldErrors } from "#ui/form/fieldErrors.ts";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { Callout } from "#ui/problem/Callout.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { addToast } from "#ui/toast/toast.ts";
import { changeCustomMarket, createCustomMarket, giveCustomMarket } from "../contract.ts";
import type { CustomMarketRecord } from "../contract/customMarketSchemas.ts";
import { receiversQuery, rereadMarkets } from "./customMarketQueries.ts";
import style from "./CustomMarkets.module.css";
import { MarketActions } from "./MarketActions.tsx";
import { draftOf, EMPTY_DRAFT, type MarketDraft, membersOf, sameMembers } from "./marketDraft.ts";
import { MemberFields } from "./MemberFields.tsx";
import { PreviewFacts } from "./PreviewFacts.tsx";

interface CustomerFieldsProps {
  readonly draft: MarketDraft;
  readonly isNew: boolean;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<MarketDraft>) => void;
}

/** For administrators: whom a new market is for, and which customers have one that there is. */
function CustomerFields({ draft, isNew, error, onChange }: CustomerFieldsProps) {
  const text = useText();
  const { data: customers = [] } = useQuery(receiversQuery());
  const data = customers.map(({ id, name }) => ({ value: id, label: name }));
  if (isNew)
    return (
      <Select
        label={text("customMarkets.customer")}
        description={text("customMarkets.customerHint")}
        placeholder={text("customMarkets.nobody")}
        searchable
        clearable
        limit={30}
        data={data}
        value={draft.customer}
        error={error}
        onChange={(customer) => onChange({ customer })}
        nothingFoundMessage={text("lists.noMatch.what")}
      />
    );
  return (
    <MultiSelect
      label={text("customMarkets.givenTo")}
      description={text("customMarkets.givenToHint")}
      searchable
      clearable
      limit={30}
      data={data}
      value={[...draft.givenTo]}
      onChange={(givenTo) => onChange({ givenTo })}
      nothingFoundMessage={text("lists.noMatch.what")}
    />
  );
}

const MarketMap = lazy(() => import("./MarketMap.tsx"));

interface MarketDrawerProps {
  /** Null is one that is not kept yet. */
  readonly market: CustomMarketRecord | null;
  /** What a new one begins with. */
  readonly begin?: MarketDraft;
  readonly isAdministrator: boolean;
  readonly onClose: () => void;
  readonly onClone?: (draft: MarketDraft) => void;
  /** Told the id of a market that was just made. */
  readonly onMade?: (id: string) => void;
}

/** One custom market: what it is made of, what that comes to, and who has it. */
export function MarketDrawer(props: MarketDrawerProps) {
  const { market, begin = EMPTY_DRAFT, isAdministrator, onClose, onClone, onMade } = props;
  const text = useText();
  const before = market ? draftOf(market) : EMPTY_DRAFT;
  const [draft, setDraft] = useState(market ? before : begin);
  const set = (change: Partial<MarketDraft>) => setDraft((now) => ({ ...now, ...change }));
  const members = membersOf(draft);
  const mayChange = market?.mayChange ?? true;
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => (market ? keep(market, before, draft) : make(draft, isAdministrator)),
    onSuccess: async (kept) => {
      addToast(text("customMarkets.saved", { name: kept.name }), { type: "success" });
      if (!market) onClose();
      await rereadMarkets();
      if (!market) onMade?.(kept.id);
    },
  });
  const wrong = fieldErrors(error, text);
  const dirty = !sameDraft(before, draft) && draft.name.trim() !== "" && members.length > 0;

  return (
    <DetailDrawer
      open
      title={market?.name ?? text("customMarkets.add")}
      note={market && text("customMarkets.note", { by: market.createdBy })}
      onClose={onClose}
      dirty={mayChange && dirty}
      saving={isPending}
      onSave={mayChange ? () => mutate() : undefined}
    >
      <div className={style["form"]}>
        {error && Object.keys(wrong).length === 0 && (
          <Callout tone="alarm" role="alert">
            {text(`errors.${problemCode(error)}.what`)} {text(`errors.${problemCode(error)}.why`)}
          </Callout>
        )}
        {market && !market.complete && <Callout tone="caution">{text("customMarkets.incomplete")}</Callout>}
        <TextInput
          label={text("customMarkets.name")}
          data-autofocus
          required
          readOnly={!mayChange}
          maxLength={80}
          value={draft.name}
          error={wrong["name"]}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <PreviewFacts members={members} />
        {mayChange && (
          <Suspense fallback={<LoadingBlock />}>
            <MemberFields draft={draft} isAdministrator={isAdministrator} error={wrong["members"]} onChange={set} />
          </Suspense>
        )}
        {isAdministrator && <CustomerFields draft={draft} isNew={!market} error={wrong["customer"]} onChange={set} />}
        {market && <MarketActions market={market} dirty={dirty} onClose={onClose} onClone={onClone} />}
        {market?.readable && (
          <Suspense fallback={<LoadingBlock />}>
            <MarketMap market={market.market} name={market.name} />
          </Suspense>
        )}
      </div>
    </DetailDrawer>
  );
}

function sameDraft(one: MarketDraft, other: MarketDraft): boolean {
  return (
    one.name === other.name &&
    sameMembers(one, other) &&
    one.customer === other.customer &&
    one.givenTo.toSorted().join() === other.givenTo.toSorted().join()
  );
}

function make(draft: MarketDraft, isAdministrator: boolean): Promise<CustomMarketRecord> {
  const { name, customer } = draft;
  return callApi(createCustomMarket, {
    body: { name, members: [...membersOf(draft)], ...(isAdministrator && { customer }) },
  });
}

/** Sends what changed, each to where it belongs. */
async function keep(market: CustomMarketRecord, before: MarketDraft, draft: MarketDraft): Promise<CustomMarketRecord> {
  const params = { customMarket: market.id };
  const changed = {
    ...(before.name !== draft.name && { name: draft.name }),
    ...(!sameMembers(before, draft) && { members: [...membersOf(draft)] }),
  };
  let latest = market;
  if (Object.keys(changed).length > 0)
    latest = await callApi(changeCustomMarket, { params, body: { version: latest.version, ...changed } });
  if (before.givenTo.toSorted().join() !== draft.givenTo.toSorted().join())
    latest = await callApi(giveCustomMarket, {
      params,
      body: { version: latest.version, customers: [...draft.givenTo] },
    });
  return latest;
}
