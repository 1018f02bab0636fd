import { expect, test } from "vitest";
import { readSignInState } from "#ui/session/signInState.ts";
import type { SignInProvider } from "../contract.ts";
import { consentAddress } from "./consentAddress.ts";

const AUTH: SignInProvider["auth"] = {
  clientId: "client",
  authority: "https://login.microsoftonline.com/common",
  scopes: ["api://client/access_as_user"],
  protocolMode: "AAD",
  knownAuthorities: [],
  authorityMetadata: "",
  redirectPath: "/signed-in",
};
const provider = (auth: Partial<SignInProvider["auth"]> = {}): SignInProvider => ({
  name: "microsoft",
  ways: [{ name: "work", domainHint: null }],
  auth: { ...AUTH, ...auth },
});

test("an administrator allows the product for her organization, whichever that is, and comes back to where the person wanted to go", () => {
  const address = new URL(consentAddress(provider(), "https://market.example.com", "/home?x=1"));
  expect(address.origin + address.pathname).toBe("https://login.microsoftonline.com/organizations/v2.0/adminconsent");
  expect(address.searchParams.get("client_id")).toBe("client");
  expect(address.searchParams.get("redirect_uri")).toBe("https://market.example.com/signed-in");
  const answer = new URLSearchParams({ admin_consent: "True", state: address.searchParams.get("state") ?? "" });
  expect(readSignInState({ hash: "", search: `?${answer.toString()}` })).toEqual({
    provider: "microsoft",
    startPath: "/home?x=1",
  });
});

test("a single tenant is asked itself, and an authority on this machine where its endpoints are", () => {
  const tenant = "https://login.microsoftonline.com/11111111-2222-4333-8444-555555555555";
  expect(consentAddress(provider({ authority: tenant }), "https://a.example", "/")).toContain(
    `${tenant}/v2.0/adminconsent?`,
  );
  const metadata = JSON.stringify({ authorization_endpoint: "http://localhost:9/common/oauth2/v2.0/authorize" });
  expect(consentAddress(provider({ authorityMetadata: metadata }), "https://a.example", "/")).toContain(
    "http://localhost:9/organizations/v2.0/adminconsent?",
  );
});
