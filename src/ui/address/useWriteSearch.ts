import { useCallback } from "react";
import { type NavigateOptions, useNavigate } from "react-router";

/** Writes the search of the address. The same function as long as the path stays; the router's own is another one after every filter. */
export function useWriteSearch(): (search: URLSearchParams, how?: NavigateOptions) => void {
  const navigate = useNavigate();
  return useCallback((search, how) => void navigate(`?${String(search)}`, how), [navigate]);
}
