import { NumberInput } from "@mantine/core";
import { useEffect, useState } from "react";
import type { Words } from "#language/words/words.ts";
import style from "#ui/figures/choice/Choices.module.css";

interface OwnTargetProps {
  /** 0–1. */
  readonly share: number;
  readonly words: Words;
  readonly onChoose: (share: number) => void;
}

/** The figures follow a moment after the fingers. */
const PAUSE_MS = 250;

/** The share that one wants to reach, in percent. */
export function OwnTarget({ share, words, onChoose }: OwnTargetProps) {
  const { text, formats } = words;
  const shown = Number((share * 100).toFixed(2));
  const [typed, setTyped] = useState<number | string>(shown);
  const [known, setKnown] = useState(shown);
  if (shown !== known) {
    setKnown(shown);
    setTyped(shown);
  }
  useEffect(() => {
    if (typeof typed !== "number" || typed === shown) return undefined;
    const timer = setTimeout(() => onChoose(typed / 100), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, shown, onChoose]);

  return (
    <NumberInput
      className={style["target"] ?? ""}
      label={text("shareWallet.input.target")}
      value={typed}
      onChange={setTyped}
      min={0}
      max={100}
      step={0.5}
      decimalScale={2}
      clampBehavior="strict"
      decimalSeparator={formats.locale === "en-US" ? "." : ","}
      suffix={formats.locale === "en-US" ? "%" : "\u00a0%"}
    />
  );
}
