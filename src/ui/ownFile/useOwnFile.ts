import { useState } from "react";
import { useText } from "#language/useText.ts";
import type { OwnFileFound } from "#platform/api/ownFile.ts";
import { base64Of } from "../form/base64Of.ts";
import { problemCode } from "../problem/problemCode.ts";

/** How a file is to be read and taken. */
export interface OwnFileChoice {
  readonly goodRowsOnly: boolean;
  readonly decimalComma: boolean;
  readonly encoding: "utf-8" | "latin1";
}

interface Given {
  readonly name: string;
  readonly content: string;
}

/** A file as the API takes it. */
export type OwnFileOrder<More> = Given & OwnFileChoice & More & { readonly dryRun: boolean };

interface OwnFileParts<More extends object, Report> {
  /** What else is chosen, as it is at first. */
  readonly more: More;
  /** Bytes that a file may have, and what is said of one that has more. */
  readonly largest: number;
  readonly tooLarge: string;
  readonly send: (order: OwnFileOrder<More>) => Promise<Report>;
  readonly isTaken: (report: Report) => boolean;
  readonly onTaken: () => void;
}

export interface OwnFile<More extends object, Report extends OwnFileFound> {
  /** What it is called; null before one was dropped. */
  readonly name: string | null;
  readonly choice: OwnFileChoice & More;
  readonly report: Report | null;
  readonly failure: string | null;
  readonly busy: boolean;
  readonly drop: (file: File) => void;
  /** Reads it once more in another way. */
  readonly choose: (change: Partial<OwnFileChoice & More>) => void;
  /** Takes the sound rows although others are refused, or no longer. */
  readonly allowGoodRows: (goodRowsOnly: boolean) => void;
  readonly take: () => void;
}

const USUAL: OwnFileChoice = { goodRowsOnly: false, decimalComma: false, encoding: "utf-8" };

/** A file of an organisation's own that was dropped: looked at each time that it is to be read otherwise, and taken at last. */
export function useOwnFile<More extends object, Report extends OwnFileFound>(
  parts: OwnFileParts<More, Report>,
): OwnFile<More, Report> {
  const text = useText();
  const usual = { ...USUAL, ...parts.more };
  const [given, setGiven] = useState<Given | null>(null);
  const [choice, setChoice] = useState(usual);
  const [report, setReport] = useState<Report | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const send = async (file: Given, how: OwnFileChoice & More, dryRun: boolean) => {
    setBusy(true);
    setFailure(null);
    try {
      const answer = await parts.send({ ...file, ...how, dryRun });
      setReport(answer);
      if (parts.isTaken(answer)) parts.onTaken();
    } catch (reason) {
      setFailure(text(`errors.${problemCode(reason)}.what`));
    } finally {
      setBusy(false);
    }
  };
  const look = async (file: File) => {
    setReport(null);
    if (file.size > parts.largest) {
      setFailure(parts.tooLarge);
      return;
    }
    const read = { name: file.name.slice(0, 200), content: await base64Of(file) };
    setGiven(read);
    setChoice(usual);
    await send(read, usual, true);
  };
  const choose = (change: Partial<OwnFileChoice & More>) => {
    const how = { ...choice, ...change };
    setChoice(how);
    if (given) void send(given, how, true);
  };
  return {
    name: given?.name ?? null,
    choice,
    report,
    failure,
    busy,
    drop: (file) => void look(file),
    choose,
    allowGoodRows: (goodRowsOnly) => setChoice({ ...choice, goodRowsOnly }),
    take: () => {
      if (given) void send(given, choice, false);
    },
  };
}
