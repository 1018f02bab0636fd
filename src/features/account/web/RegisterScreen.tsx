import { ConfirmRequest } from "./registration/ConfirmRequest.tsx";
import { RequestForm } from "./registration/RequestForm.tsx";
import { TakeInvitation } from "./registration/TakeInvitation.tsx";
import { useLinkSecret } from "#ui/session/useLinkSecret.ts";
import { useLocalPasswords } from "./registration/useLocalPasswords.ts";

/** The way in for who has none yet: asks for access, confirms that by mail, or takes an invitation up. */
export default function RegisterScreen() {
  const invitation = useLinkSecret("invitation");
  const request = useLinkSecret("request");
  const local = useLocalPasswords();

  if (invitation) return <TakeInvitation secret={invitation} />;
  if (request) return <ConfirmRequest secret={request} />;
  return <RequestForm microsoft={!local} />;
}
