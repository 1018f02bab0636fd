/** A number to be called by a press. */
export function PhoneLink({ number }: { readonly number: string }) {
  return <a href={`tel:${number.replace(/[^\d+]/g, "")}`}>{number}</a>;
}
