import { useEffect } from "react";
import { PRODUCT_NAME } from "./ProductName.tsx";

/** Puts `Market summary | Spotmarket` into the browser's tab; the product's name alone without a title. */
export function PageTitle({ title }: { readonly title?: string | undefined }) {
  useEffect(() => {
    document.title = title ? `${title} | ${PRODUCT_NAME}` : PRODUCT_NAME;
  }, [title]);
  return null;
}
