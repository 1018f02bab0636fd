import { type Fault, FAULTS } from "./fault.ts";
import { sentenceReader } from "./sentenceReader.ts";

const read = sentenceReader(FAULTS);

/** The fault that a sentence tells; null for a sentence that is none of ours. Schemas carry nothing but a sentence. */
export function faultOf(sentence: string): Fault | null {
  return read(sentence);
}
