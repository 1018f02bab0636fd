import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";
import type { ServiceAccount } from "#features/hosted/server/mintToken.ts";
import { ConfigError } from "./config.ts";

const keyFile = z.object({
  client_email: z.string().min(1),
  private_key_id: z.string().min(1),
  private_key: z.string().refine(isPrivateKey),
});

/**
 * Reads the key file of the hosted backend's service account.
 *
 * @throws ConfigError when the file cannot be read or holds something else
 */
export function readServiceAccount(path: string): ServiceAccount {
  const { data } = keyFile.safeParse(readJson(path));
  if (!data) {
    throw new ConfigError(
      `HOSTED_SERVICE_ACCOUNT names ${path}, which is not a key file: JSON with client_email, private_key_id and a private_key in PEM.`,
    );
  }
  return { clientEmail: data.client_email, privateKeyId: data.private_key_id, privateKey: data.private_key };
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return null;
  }
}

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
}
