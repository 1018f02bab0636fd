const BASIC = /^Basic +([\w+/=-]+)$/i;

/**
 * The header of Basic authentication as a bearer's, for programs that know no other way to send a key: the password is the key, whatever the
 * user's name says. Every other header stays as it is.
 */
export function keyAsBearer(authorization: string | undefined): string | undefined {
  const [, packed] = BASIC.exec(authorization ?? "") ?? [];
  if (packed === undefined) return authorization;
  const said = Buffer.from(packed, "base64").toString();
  return `Bearer ${said.slice(said.indexOf(":") + 1)}`;
}
