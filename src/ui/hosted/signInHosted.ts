import { initializeAuth, inMemoryPersistence, signInWithCustomToken } from "@firebase/auth";
import { hostedToken } from "#features/hosted/contract.ts";
import { callApi } from "../api/callApi.ts";
import { hostedApp } from "./hostedApp.ts";

/** Signs the person in at the hosted backend under the identity she has here, for services of the operator's own; answers its user id. */
export async function signInHosted(): Promise<string> {
  const { token } = await callApi(hostedToken, {});
  const auth = initializeAuth(hostedApp(), { persistence: inMemoryPersistence });
  const { user } = await signInWithCustomToken(auth, token);
  return user.uid;
}
