import { CloseButton, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import style from "./Search.module.css";

interface SearchWordsProps {
  readonly label: string;
  readonly clear: string;
  readonly words: string;
  readonly onChange: (words: string) => void;
}

const PAUSE_MS = 200;

/** A field to search in; what it does follows a little later than the fingers. */
export function SearchWords({ label, clear, words, onChange }: SearchWordsProps) {
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  if (words !== known) {
    setKnown(words);
    if (words !== typed.trim()) setTyped(words);
  }
  useEffect(() => {
    if (typed.trim() === words) return undefined;
    const timer = setTimeout(() => onChange(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, words, onChange]);

  return (
    <search className={style["search"]}>
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
        rightSection={typed && <CloseButton size={24} aria-label={clear} onClick={() => setTyped("")} />}
        maxLength={200}
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </search>
  );
}
