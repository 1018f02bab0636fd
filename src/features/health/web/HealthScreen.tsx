import { queryOptions, useQuery } from "@tanstack/react-query";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { Page } from "#ui/look/Page.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { addToast } from "#ui/toast/toast.ts";
import { health } from "../contract.ts";
import type { Health } from "./health.ts";
import { HealthRow } from "./HealthRow.tsx";
import style from "./HealthScreen.module.css";
import { healthText } from "./healthText.ts";
import { inOrder } from "./inOrder.ts";
import { useHealthFacts } from "./useHealthFacts.ts";

/** `/administration/health`: how the product and what it stands on are now, and what to do where something is not well. */
export default function HealthScreen() {
  const text = useText();
  const { data, error, isFetching, refetch } = useQuery(healthQuery());
  const again = () => void refetch();
  if (data) return <HealthPage health={data} stale={error !== null} busy={isFetching} again={again} />;
  return (
    <Page title={text("health.title")} lead={text("health.lead")}>
      {error ? <ErrorState reason={error} onRetry={again} /> : <LoadingBlock />}
    </Page>
  );
}

interface HealthPageProps {
  readonly health: Health;
  /** The last look failed. */
  readonly stale: boolean;
  readonly busy: boolean;
  readonly again: () => void;
}

function HealthPage({ health, stale, busy, again }: HealthPageProps) {
  const text = useText();
  const formats = useFormats();
  const facts = useHealthFacts(health);
  const copy = async () => {
    await navigator.clipboard.writeText(healthText(health));
    addToast(text("health.copied"), { type: "success" });
  };
  return (
    <Page
      title={text("health.title")}
      lead={text("health.lead")}
      actions={
        <>
          <ActionButton busy={busy} onClick={again}>
            {text("health.again")}
          </ActionButton>
          <ActionButton onClick={() => void copy()}>{text("health.copy")}</ActionButton>
        </>
      }
    >
      <div className={style["summary"]} data-tour="health" data-state={health.state}>
        <p role="status" className={style["whole"]}>
          <Summary health={health} />
        </p>
        <p className={style["looked"]}>
          {text(stale ? "health.stale" : "health.looked", { time: formats.time(health.at) })}
        </p>
      </div>
      <div className={style["rows"]}>
        {inOrder(health.checks).map((check) => (
          <HealthRow key={check.part} check={check} facts={facts[check.part]} />
        ))}
      </div>
    </Page>
  );
}

/** The whole in a line: what needs somebody now, else what is to be looked at. */
function Summary({ health: { state, checks } }: { readonly health: Health }) {
  const text = useText();
  if (state === "good") return text("health.summary.good");
  const count = (of: Health["state"]) => checks.filter((check) => check.state === of).length;
  const [act, look] = [count("act"), count("look")];
  return [
    ...(act > 0 ? [text("health.summary.act", { count: act })] : []),
    ...(look > 0 ? [text("health.summary.look", { count: look })] : []),
  ].join(" · ");
}

const LOOK_MS = 15_000;

/** Looked at again and again while the page is in sight. */
const healthQuery = () =>
  queryOptions({
    queryKey: ["health"],
    queryFn: ({ signal }) => callApi(health, { signal }),
    refetchInterval: LOOK_MS,
    staleTime: 0,
  });
