import { QueryClientProvider } from "@tanstack/react-query";
import UpdateContent from "#features/content/web/UpdateContent.tsx";
import { queryClient } from "#ui/queries/queryClient.ts";
import { closeModal } from "./modalState.ts";

/** Where administrators write what readers read. Stands outside of the screens, which have the query cache. */
export default function UpdateContentModal() {
  return (
    <QueryClientProvider client={queryClient}>
      <UpdateContent onClose={closeModal} />
    </QueryClientProvider>
  );
}
