/** The signed-in person's access token for the API; null when signed out. */
export async function accessToken(): Promise<string | null> {
  return null;
}

/** Called when the API refuses the token. */
export function signInAgain(): void {}
