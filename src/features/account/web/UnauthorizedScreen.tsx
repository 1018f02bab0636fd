import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import { readMissing } from "#domain/access/missingRight.ts";
import { useText } from "#language/useText.ts";
import AskFor from "#ui/problem/AskFor.tsx";
import { queryClient } from "#ui/queries/queryClient.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { useSessionState } from "#ui/session/sessionState.ts";
import { ToastHost } from "#ui/toast/ToastHost.tsx";
import { PlainMessage } from "#ui/shell/PlainMessage.tsx";
import { useMissingWords } from "./useMissingWords.ts";

/** A page that exists but is not open to this person: which right is missing, who can give it, and a way to ask for it. */
export default function UnauthorizedScreen() {
  return (
    <QueryClientProvider client={queryClient}>
      <Unauthorized />
      <ToastHost />
    </QueryClientProvider>
  );
}

function Unauthorized() {
  const text = useText();
  const [search] = useSearchParams();
  const isLogin = useSessionState((state) => state.isLogin);
  const { data: session } = useQuery({ ...sessionQuery(), enabled: isLogin });
  const missing = readMissing(search.get("missing"));
  const rights =
    missing && ("role" in missing ? [`role:${missing.role}`] : missing.access.map((flag) => `access:${flag}`));
  // Nobody may ask to become a Subscriber: that is what everybody else is.
  const requestable = rights?.filter((right) => right !== "role:Subscriber") ?? [];

  return (
    <PlainMessage title={text("account.unauthorized.title")} reason={useMissingWords(missing, session ?? null)}>
      {session && requestable.map((right) => <AskFor key={right} asked={right} />)}
      <Link to="/">{text("account.home")}</Link>
    </PlainMessage>
  );
}
