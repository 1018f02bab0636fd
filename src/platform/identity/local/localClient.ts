/** The local provider knows one client: the product's own browser app. */
export const LOCAL_CLIENT = "spotmarket";
/** The API as a resource of the provider, and the one scope it has. */
export const LOCAL_RESOURCE = `api://${LOCAL_CLIENT}`;
export const ACCESS_SCOPE = "access_as_user";

/** Where the local provider lives below the product's origin. */
export function providerPath(tenant: string): string {
  return `/idp/${tenant}/v2.0`;
}
