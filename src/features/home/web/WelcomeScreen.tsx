import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { mayUse } from "#domain/access/access.ts";
import { useText } from "#language/useText.ts";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { Page } from "#ui/look/Page.tsx";
import { ProblemBoundary } from "#ui/problem/ProblemBoundary.tsx";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { preferencesQuery } from "./preferencesQuery.ts";
import { Tour } from "./Tour.tsx";
import { WelcomeChoices } from "./WelcomeChoices.tsx";

/** `/dashboards/default`: the first steps, and later the place to change what was chosen. */
export default function WelcomeScreen() {
  const text = useText();
  const { data: session } = useQuery(sessionQuery());
  return (
    <Page title={text("home.welcome.title", { name: session?.user.name ?? "" })} lead={text("home.welcome.lead")}>
      <ProblemBoundary resetKey="welcome">
        <Suspense fallback={<LoadingBlock />}>
          <Choices />
        </Suspense>
      </ProblemBoundary>
      <Tour />
    </Page>
  );
}

function Choices() {
  const { data: chosen } = useSuspenseQuery(preferencesQuery());
  const { data: markets } = useSuspenseQuery(marketsQuery());
  const { data: session } = useSuspenseQuery(sessionQuery());
  const rights = { role: session.role, access: session.access, markets: session.markets, verticals: session.verticals };
  const seesStations = mayUse(rights, { access: ["tv", "radio"] });
  return (
    <WelcomeChoices
      chosen={chosen}
      markets={markets}
      verticals={session.verticals}
      stations={seesStations ? session.stations : null}
    />
  );
}
