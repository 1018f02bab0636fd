/**
 * What the address says this moment. What a screen has rendered may lag behind it, for a change of the address is a transition:
 * a second change must build on the first one and not take it back.
 */
export function addressNow(): URLSearchParams {
  return new URLSearchParams(location.search);
}
