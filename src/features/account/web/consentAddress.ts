import type { SignInProvider } from "../contract.ts";

/** The page at which whoever administers an organization's Microsoft accounts allows this product for all of them, and comes back. */
export function consentAddress({ name, auth }: SignInProvider, origin: string, startPath: string): string {
  const { authority, authorityMetadata, clientId, scopes, redirectPath } = auth;
  const base = authorityMetadata === "" ? authority : endpointsOf(authorityMetadata);
  const query = new URLSearchParams({
    client_id: clientId,
    scope: scopes.join(" "),
    redirect_uri: origin + redirectPath,
    // As of a sign-in's answer, so that the page after it is known; see signInState.ts.
    state: `consent|${name} ${startPath}`,
  });
  // An organization's consent is asked for in the name of no single tenant, and never of personal accounts.
  return `${base.replace(/\/common$/, "/organizations")}/v2.0/adminconsent?${query.toString()}`;
}

/** What stands before the endpoints of an authority that is named by them, as the server writes them down. */
function endpointsOf(metadata: string): string {
  return /"authorization_endpoint":"([^"]*)\/oauth2\//.exec(metadata)?.[1] ?? "";
}
