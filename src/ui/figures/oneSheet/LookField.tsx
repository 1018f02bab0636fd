import { useQuery } from "@tanstack/react-query";
import { DECK_LOOKS, type DeckLook } from "#domain/deckTemplates/deckLook.ts";
import { ownDeckTemplate } from "#features/customers/contract/deckTemplates.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { ChoiceField } from "../choice/ChoiceField.tsx";

interface LookFieldProps {
  readonly look: DeckLook;
  readonly onChange: (look: DeckLook) => void;
}

/** Whether slides are made in the organization's own template; there is nothing to choose where it has none. */
export function LookField({ look, onChange }: LookFieldProps) {
  const text = useText();
  const { data: name = null } = useQuery({
    queryKey: ["deck-template"],
    queryFn: async ({ signal }) => (await callApi(ownDeckTemplate, { signal })).name,
    staleTime: 60_000,
  });
  if (name === null) return null;
  return (
    <ChoiceField
      label={text("oneSheet.dialog.look")}
      value={look}
      onChoose={(value) => onChange(DECK_LOOKS.find((one) => one === value) ?? "ours")}
      testId="story-look"
    >
      {DECK_LOOKS.map((one) => (
        <option key={one} value={one}>
          {text(`oneSheet.dialog.looks.${one}`, { name })}
        </option>
      ))}
    </ChoiceField>
  );
}
