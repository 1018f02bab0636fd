import { queryOptions, useQuery } from "@tanstack/react-query";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { Page } from "#ui/look/Page.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { addToast } from "#ui/toast/toast.ts";
import { about } from "../contract.ts";
import type { About } from "./about.ts";
import style from "./AboutScreen.module.css";
import { aboutText } from "./aboutText.ts";
import { Facts } from "./Facts.tsx";
import { HostedFacts } from "./HostedFacts.tsx";
import { MadeOf } from "./MadeOf.tsx";
import { useAboutFacts } from "./useAboutFacts.tsx";

/** `/administration/about`: what runs here, on which data, and what it is made of. */
export default function AboutScreen() {
  const text = useText();
  const { data, error, refetch } = useQuery(aboutQuery());
  if (data) return <AboutPage about={data} />;
  return (
    <Page title={text("about.title")} lead={text("about.lead")}>
      {error ? <ErrorState reason={error} onRetry={() => void refetch()} /> : <LoadingBlock />}
    </Page>
  );
}

function AboutPage({ about }: { readonly about: About }) {
  const text = useText();
  const groups = useAboutFacts(about);
  const copy = async () => {
    await navigator.clipboard.writeText(aboutText(about));
    addToast(text("about.copied"), { type: "success" });
  };
  return (
    <Page
      title={text("about.title")}
      lead={text("about.lead")}
      actions={<ActionButton onClick={() => void copy()}>{text("about.copy")}</ActionButton>}
    >
      <div className={style["columns"]}>
        {groups.map(({ title, facts }) => (
          <Facts key={title} title={title} facts={facts} />
        ))}
        <HostedFacts tokens={about.hostedTokens} />
      </div>
      <MadeOf parts={about.parts} />
    </Page>
  );
}

const aboutQuery = () =>
  queryOptions({ queryKey: ["about"], queryFn: ({ signal }) => callApi(about, { signal }), staleTime: 30_000 });
