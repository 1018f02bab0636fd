/** An amount in a message: whole ones as they are, others to nine digits. */
export function figure(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toPrecision(9).replace(/\.?0+($|e)/, "$1");
}
