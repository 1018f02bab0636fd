/** Whether an address is a menu entry's own or lies below it. */
export function isInside(pathname: string, entry: string): boolean {
  return pathname === entry || pathname.startsWith(`${entry}/`);
}
