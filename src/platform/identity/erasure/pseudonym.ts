/** What an erased person is called in the store, wherever a name is needed: nothing but her number. */
export function pseudonymOf(person: number): string {
  return `erased-${person}`;
}

/** An address that no mail can reach (RFC 2606), in place of hers. */
export function erasedEmail(person: number): string {
  return `${pseudonymOf(person)}@erased.invalid`;
}
