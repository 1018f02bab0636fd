import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router";
import type { Role } from "#domain/access/access.ts";
import { type MissingRight, readMissing } from "#domain/access/missingRight.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import AskFor from "#ui/problem/AskFor.tsx";
import { queryClient } from "#ui/queries/queryClient.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { useSessionState } from "#ui/session/sessionState.ts";
import { PlainMessage } from "#ui/shell/PlainMessage.tsx";
import { ToastHost } from "#ui/toast/ToastHost.tsx";

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

interface Asker {
  readonly role: Role;
  readonly customerOwner: { readonly name: string; readonly email: string } | null;
}

/** Which right is missing and who can give it, in words; `asker` is null while nobody is signed in. */
function useMissingWords(missing: MissingRight | null, asker: Asker | null): string {
  const text = useText();
  const formats = useFormats();
  const lacking = () => {
    if (!missing) return text("account.missing.unknown");
    if ("role" in missing) {
      const role = text(`shell.role.${missing.role}`);
      return asker
        ? text("account.missing.role", { role, own: text(`shell.role.${asker.role}`) })
        : text("account.missing.roleOnly", { role });
    }
    const sections = missing.access.map((flag) => text(`account.section.${flag}`));
    return text("account.missing.access", { sections: formats.list(sections) });
  };
  const owner = asker?.customerOwner;
  const giver = owner
    ? text("account.missing.owner", { name: owner.name, email: owner.email })
    : text("account.missing.administrators");
  return `${lacking()} ${giver}`;
}
