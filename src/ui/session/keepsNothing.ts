/** Browsers can be told to keep nothing for a site. A sign-in then lasts as long as the page, and cannot leave it in between. */
export function keepsNothing(): boolean {
  try {
    sessionStorage.setItem("spotmarket-probe", "");
    sessionStorage.removeItem("spotmarket-probe");
    return false;
  } catch {
    return true;
  }
}
