import { loadClientConfig } from "../session/clientConfig.ts";
import { setCurrentUser } from "../session/sessionState.ts";
import { keptPerson } from "./offlineAnswers.ts";

/**
 * Lets the person in who was here last, to what this browser has kept of hers, while nobody can be asked who she is. The first answer of the
 * server asks her to prove it.
 */
export async function enterKept(): Promise<void> {
  const person = await keptPerson();
  if (!person) return;
  const reachable = await loadClientConfig().then(
    () => true,
    () => false,
  );
  if (!reachable) setCurrentUser(person);
}
