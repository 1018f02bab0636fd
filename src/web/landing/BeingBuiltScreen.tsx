import { useText } from "#i18n/useText.ts";
import { EmptyState } from "#ui/problem/EmptyState.tsx";

/** Says honestly that a screen has no contents yet. */
export default function BeingBuiltScreen() {
  const text = useText();
  return <EmptyState title={text("landing.being.title")} hint={text("landing.being.text")} />;
}
