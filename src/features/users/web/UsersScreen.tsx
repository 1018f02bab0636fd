import { useSearchParams } from "react-router";
import { useText } from "#language/useText.ts";
import { Page } from "#ui/look/Page.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import { UserList } from "./UserList.tsx";
import { RequestList } from "./RequestList.tsx";

/** `/administration/user`: who may sign in and what each may reach, and who asks to. */
export default function UsersScreen() {
  const text = useText();
  const [address, setAddress] = useSearchParams();
  const part = address.get("view") === "requests" ? "requests" : "users";
  return (
    <Page
      title={text("users.title")}
      lead={text("users.lead")}
      actions={
        <Segmented
          label={text("users.title")}
          value={part}
          options={[
            { value: "users", label: text("users.title") },
            { value: "requests", label: text("accessRequests.title") },
          ]}
          onChange={(chosen) => setAddress(chosen === "requests" ? { view: "requests" } : {})}
        />
      }
    >
      {part === "users" ? <UserList /> : <RequestList />}
    </Page>
  );
}
