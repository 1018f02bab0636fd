import { FileButton } from "@mantine/core";
import { ActionButton } from "../look/ActionButton.tsx";
import { base64Of } from "./base64Of.ts";

interface LogoButtonsProps {
  readonly words: { readonly choose: string; readonly remove: string };
  readonly hasLogo: boolean;
  /** Which of them is at work. */
  readonly busy: { readonly choosing: boolean; readonly removing: boolean };
  /** The file's bytes in base64. */
  readonly onChoose: (data: string) => void;
  readonly onRemove: () => void;
}

/** Chooses a logo from the reader's files, and removes the one that is there. */
export function LogoButtons({ words, hasLogo, busy, onChoose, onRemove }: LogoButtonsProps) {
  return (
    <>
      <FileButton accept="image/png,image/jpeg" onChange={(file) => file && void base64Of(file).then(onChoose)}>
        {(button) => (
          <ActionButton {...button} busy={busy.choosing}>
            {words.choose}
          </ActionButton>
        )}
      </FileButton>
      {hasLogo && (
        <ActionButton busy={busy.removing} onClick={onRemove}>
          {words.remove}
        </ActionButton>
      )}
    </>
  );
}
