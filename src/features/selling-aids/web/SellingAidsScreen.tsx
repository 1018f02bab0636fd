import { useSearchParams } from "react-router";
import { useText } from "#i18n/useText.ts";
import { Page } from "#ui/look/Page.tsx";
import { Library } from "./library/Library.tsx";
import { AidReader } from "./reader/AidReader.tsx";

/** `/selling-aids`: what sellers take along to a client, and what they read before. */
export default function SellingAidsScreen() {
  const text = useText();
  const [search] = useSearchParams();
  const aid = search.get("aid");
  if (aid) return <AidReader key={aid} aid={aid} />;
  return (
    <Page title={text("sellingAids.title")} lead={text("sellingAids.lead")}>
      <Library />
    </Page>
  );
}
