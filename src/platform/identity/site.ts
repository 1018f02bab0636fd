/** Where the product lives and what it is called, for links in mails. */
export interface Site {
  /** The product's origin, without a slash at the end. */
  readonly publicUrl: string;
  /** Where the browser app lives below it; begins and ends with a slash. */
  readonly basePath: string;
  readonly product: string;
}

/**
 * The address of a page of the app, for a link in a mail.
 *
 * @param path without a slash before it, such as `register`
 */
export function pageLink(
  { publicUrl, basePath }: Site,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const address = new URL(`${basePath}${path}`, publicUrl);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}

/**
 * The same with a secret, which stands behind the `#`: that part of an address never leaves the browser, so that no log of a server
 * or proxy on the way holds it.
 */
export function secretLink(site: Site, path: string, secret: Readonly<Record<string, string>>): string {
  return `${pageLink(site, path)}#${new URLSearchParams(secret).toString()}`;
}
