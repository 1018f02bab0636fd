import { useText } from "#language/useText.ts";
import { useChangeAddress } from "#ui/address/useAddress.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";

/** All that the screen is about is political, and political advertising is left out just now. */
export function PoliticalOff({ name }: { readonly name: string }) {
  const text = useText();
  const change = useChangeAddress();
  return (
    <EmptyState title={text("spending.politicalOff.title", { name })} hint={text("spending.politicalOff.hint")}>
      <ActionButton onClick={() => change({ political: "with" })}>{text("spending.politicalOff.on")}</ActionButton>
    </EmptyState>
  );
}
