import { z } from "zod";
import { askCrm, type CrmAnswer, CrmFault } from "./askCrm.ts";
import type { CrmSession } from "./crmConnector.ts";

/** The version of its API that these requests and answers are printed for. */
export const VERSION = "2026-03";
/** The property that holds our id of a company. HubSpot lets records be found and written by it because it is unique. */
export const KEY = "spotmarket_id";

const refusal = z.object({
  message: z.string().optional(),
  error: z.string().optional(),
  category: z.string().optional(),
});

/** @throws CrmFault for every answer that is none of success, but those that are expected */
export async function askHubspot(
  session: CrmSession,
  asked: Parameters<typeof askCrm>[1],
  expected: readonly number[] = [],
): Promise<CrmAnswer> {
  const answer = await askCrm(session, { ...asked, token: session.accessToken });
  if (answer.status < 300 || expected.includes(answer.status)) return answer;
  throw hubspotFault(answer, answer.status === 401 ? "sign-in-ended" : "refused");
}

export function hubspotFault({ status, retryAfter, body }: CrmAnswer, code: "sign-in-ended" | "refused"): CrmFault {
  const { message, error, category } = refusal.safeParse(body).data ?? {};
  const words = message ?? error ?? `The answer was ${status}.`;
  // Ten seconds are the window of its limits.
  if (status === 429) return new CrmFault("rate-limited", words, retryAfter ?? 10);
  return new CrmFault(status === 403 && category === "MISSING_SCOPES" ? "scope-missing" : code, words);
}
