import { useQuery } from "@tanstack/react-query";
import { type MarketKind, NATION } from "#domain/markets/market.ts";
import { allApiKeys } from "#features/api-keys/contract.ts";
import { customers } from "#features/customers/contract.ts";
import { revisions } from "#features/revisions/contract.ts";
import { users } from "#features/users/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";
import { revisionQuery } from "#ui/queries/revisionQuery.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { walletQuery } from "#ui/queries/walletQuery.ts";
import { TileFigure } from "../TileFigure.tsx";
import { yearFact } from "../walletFacts.ts";

/** How many markets the revision holds, of all kinds or of one. */
export const MarketCount = {
  all: marketCount(null),
  tv: marketCount("tv"),
  radio: marketCount("radio"),
  custom: marketCount("custom"),
};

function marketCount(kind: MarketKind | null) {
  return function MarketCountFigure() {
    const text = useText();
    const { data, isError } = useQuery(marketsQuery());
    const counted = data?.filter((market) => (kind ? market.kind === kind : market.id !== NATION)).length;
    return <Count count={counted} failed={isError} caption={text("landing.figure.markets")} />;
  };
}

export const CustomerCount = itemCount("customers", (signal) => callApi(customers, { query: {}, signal }));
export const UserCount = itemCount("persons", (signal) => callApi(users, { signal }));
export const KeyCount = itemCount("keys", (signal) => callApi(allApiKeys, { query: {}, signal }));
export const RevisionCount = itemCount("revisions", (signal) => callApi(revisions, { signal }));

type Counted = "customers" | "persons" | "keys" | "revisions";

/** How many there are of something that the API lists. */
function itemCount(what: Counted, list: (signal: AbortSignal) => Promise<{ readonly items: readonly unknown[] }>) {
  return function ItemCountFigure() {
    const text = useText();
    const { data, isError } = useQuery({
      queryKey: ["landing", "count", what],
      queryFn: async ({ signal }) => (await list(signal)).items.length,
    });
    return <Count count={data} failed={isError} caption={text(`landing.figure.${what}`)} />;
  };
}

/** Which version of the product runs here. */
export function Version() {
  const text = useText();
  const { data, isError } = useQuery(sessionQuery());
  const figure = data && { value: data.version, caption: text("landing.figure.version") };
  return <TileFigure loaded={{ data: figure, failed: isError }} />;
}

/** Which revision of the data everybody sees. */
export function CurrentRevision() {
  const text = useText();
  const { data, isError } = useQuery(revisionQuery());
  const figure = data && { value: data.label, caption: text("landing.figure.revision") };
  return <TileFigure loaded={{ data: figure, failed: isError }} />;
}

export function NationTotal() {
  const text = useText();
  const formats = useFormats();
  const revision = useQuery(revisionQuery());
  const wallet = useQuery({
    ...walletQuery(revision.data?.id ?? "", NATION),
    enabled: revision.data !== undefined,
  });
  const figure = revision.data &&
    wallet.data && {
      value: formats.money(yearFact(wallet.data, revision.data.currentYear).dollars),
      caption: text("landing.figure.nation"),
    };
  return <TileFigure loaded={{ data: figure, failed: revision.isError || wallet.isError }} />;
}

interface CountProps {
  readonly count: number | undefined;
  readonly failed: boolean;
  readonly caption: string;
}

function Count({ count, failed, caption }: CountProps) {
  const formats = useFormats();
  const figure = count === undefined ? undefined : { value: formats.count(count), caption };
  return <TileFigure loaded={{ data: figure, failed }} />;
}
