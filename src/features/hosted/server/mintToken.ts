import { importPKCS8, SignJWT } from "jose";
import type { Role } from "#domain/access/access.ts";

/** The hosted backend's service account, as its key file has it. */
export interface ServiceAccount {
  readonly clientEmail: string;
  /** PKCS #8 in PEM. */
  readonly privateKey: string;
  readonly privateKeyId: string;
}

const AUDIENCE = "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit";

/** A custom token by which the hosted backend knows a person of ours: `uid` is her number here, the claim `role` her role. */
export async function mintToken(account: ServiceAccount, person: { id: number; role: Role }): Promise<string> {
  const key = await importPKCS8(account.privateKey, "RS256");
  return new SignJWT({ uid: `person-${person.id}`, claims: { role: person.role } })
    .setProtectedHeader({ alg: "RS256", kid: account.privateKeyId, typ: "JWT" })
    .setIssuer(account.clientEmail)
    .setSubject(account.clientEmail)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime("1h")
    .sign(key);
}
