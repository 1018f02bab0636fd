import { useText } from "#i18n/useText.ts";
import { EmptyState } from "#ui/problem/EmptyState.tsx";

/** Tiles for every screen below an address. */
export default function LandingScreen() {
  const text = useText();
  return <EmptyState title={text("landing.being.title")} hint={text("landing.being.text")} />;
}
