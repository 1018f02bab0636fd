/**
 * The header that carries a grant. With it a request of the administrator who began is answered as if the viewed person had
 * asked; reading only, and never a `personal` endpoint, so `endViewAs` is called without it.
 */
export const VIEW_AS_HEADER = "x-view-as";
