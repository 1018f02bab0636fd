import { FORMER_SENTENCES } from "./formerSentences.ts";
import { sentenceOf, sentenceReader } from "../sentenceReader.ts";

/**
 * What can be wrong with a revision, by a stable code. Screens word the code; the sentence is what the command line prints, what is kept
 * with the revision and what the API says beside the code. Ids, dollars and years stand for `{{name}}`.
 */
export const REVISION_FAULTS = {
  "wallet-damaged": "The stored wallet of {{market}} in revision {{revision}} cannot be used: {{why}}.",
  "market-without-wallet": "{{market}} has no wallet.",
  "wallet-without-market": "There is a wallet of {{market}}, which is not a market in this revision.",
  "origin-unknown": "{{medium}} does not name its sources for every year.",
  "county-unknown": "{{market}} contains county {{county}}, which is not in the county file.",
  "county-twice": "County {{county}} is in TV markets {{times}} times.",
  "nation-missing": "There is no wallet of the nation.",
  "not-whole-dollars": "{{market}} holds {{amount}} in cell {{cell}}.",
  "sums-apart": "{{market}} comes to {{byMedia}} over media and to {{bySubVerticals}} over sub-verticals in {{year}}.",
  "nation-apart": "Cell {{cell}} of the nation holds {{amount}}; the TV markets add up to {{sum}}.",
  "stated-total-moved": "{{medium}} {{year}}: {{part}} is {{basis}}, not modeled, yet it was moved.",
  "raised-from-another": "{{medium}} {{year}}: {{part}} was moved from {{before}}, but the file states {{stated}}.",
  "total-missed": "{{medium}} {{year}}: {{part}} comes to {{sum}} instead of {{total}}.",
  "platform-unknown": "{{medium}} is allocated to {{platform}}, which is not a known platform.",
  "platforms-not-whole": "The platforms' parts of {{medium}} do not add up to the whole.",
  "season-not-whole": "The season of {{subVertical}} does not add up to a year.",
  "prospect-without-market": "{{prospect}} is in {{market}}, which is not a market in this revision.",
  "prospects-overspent-everywhere": "{{kind}} of {{subVertical}} in every market take more than there is.",
  "prospects-overspent": "{{kind}} of {{subVertical}} in {{market}} take more than there is.",
  "objection-unanswered": "Objection {{place}} of {{target}} has no answer.",
  "figures-apart":
    "{{file}}, which counts, and {{other}} differ in {{count}} county figures ({{figure}}), most in {{place}} in {{year}}: {{value}} vs. {{otherValue}}.",
  "trades-apart":
    "{{file}}, which counts, and {{other}} differ in {{count}} counts of trades ({{figure}}), most in {{place}} in {{year}}, NAICS {{naics}}: {{value}} vs. {{otherValue}}.",
  "races-apart":
    "{{office}} {{state}} {{year}} is {{rating}} in {{file}}, which counts, and {{otherRating}} in {{other}}.",
  "tv-without-stations": "{{count}} TV markets have no station in the lists: {{markets}}.",
  "radio-without-stations": "{{count}} radio markets have no station in the lists: {{markets}}.",
  "trades-untold":
    "{{count}} counties with {{people}} people have few or no trades in {{file}} and are assumed to be like their market: {{counties}}.",
  "trades-withheld":
    "{{count}} of {{all}} trade counts by county are withheld in {{file}}. They are unknown, not zero: they are pooled with neighboring counties.",
  "races-unrated":
    "{{count}} races of {{years}} have no rating in {{file}}. Each is assumed to be as competitive as its state's last rated one.",
  "driver-ends": "{{driver}} ends in {{year}} in {{file}}. Later years continue from there, with growth that fades.",
  "driver-untold": "{{driver}} has no year in {{file}} and moves with population.",
  "files-missing": "Revision {{revision}} cannot be built yet. Import first: {{files}}.",
  "not-built": "Revision {{revision}} is not built, or was changed after it was built.",
  "being-built": "Revision {{revision}} is being built right now.",
  "not-sound": "The checks of revision {{revision}} found problems. Fix its files and build it again.",
  "not-from-published":
    "Revision {{revision}} was not started from the current published revision. Publishing it would undo what came in between.",
  "not-approved": "The review of revision {{revision}} has not approved it.",
  "fewer-markets":
    "{{count}} published TV markets would disappear, and their money would go to the others: {{markets}}.",
  "changed-since-scheduled":
    "Revision {{revision}} was changed or rebuilt after its publication was scheduled. Review it and choose a time again.",
} as const satisfies Record<string, string>;

export type RevisionFaultCode = keyof typeof REVISION_FAULTS;

export const REVISION_FAULT_CODES = Object.keys(REVISION_FAULTS).filter((code): code is RevisionFaultCode =>
  Object.hasOwn(REVISION_FAULTS, code),
);

/** As it leaves the server; the code is null where the sentence is of another version of the product, or of the forecast. */
export interface RevisionFault {
  readonly code: RevisionFaultCode | null;
  readonly values: Readonly<Record<string, string>>;
  readonly message: string;
}

/** The fault in English. */
export function revisionFault(code: RevisionFaultCode, values: Readonly<Record<string, string | number>> = {}): string {
  return sentenceOf(REVISION_FAULTS[code], values);
}

const read = sentenceReader(REVISION_FAULTS);
const readFormer = sentenceReader(FORMER_SENTENCES);

/** What a sentence that was kept with a revision tells. */
export function readRevisionFault(message: string): RevisionFault {
  return { code: null, values: {}, ...(read(message) ?? readFormer(message)), message };
}
