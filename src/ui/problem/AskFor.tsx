import { ACCESS_FLAGS } from "#domain/access/access.ts";
import { useText } from "#language/useText.ts";
import { RequestRight } from "./RequestRight.tsx";

/** The button that asks for one right, in the words of that right: `role:Administrator`, `access:tv`, `market:tv-501`. */
export default function AskFor({ asked }: { readonly asked: string }) {
  return <RequestRight asked={asked}>{useWords(asked)}</RequestRight>;
}

function useWords(asked: string): string {
  const text = useText();
  const [kind, what] = asked.split(":");
  if (kind === "market") return text("account.ask.market");
  if (kind === "vertical") return text("account.ask.vertical");
  const flag = ACCESS_FLAGS.find((known) => known === what);
  if (flag) return text("account.ask.section", { section: text(`account.section.${flag}`) });
  return text("account.ask.role", { role: text("shell.role.Administrator") });
}
