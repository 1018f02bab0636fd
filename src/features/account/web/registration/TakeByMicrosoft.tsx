import { keepInvitation } from "#ui/session/keptInvitation.ts";
import { PlainMessage } from "#ui/shell/PlainMessage.tsx";
import { SignInButtons } from "../SignInButtons.tsx";
import { useClientConfig } from "../useClientConfig.ts";

interface TakeByMicrosoftProps {
  /** The invitation's, which links the account that the person then signs in with. */
  readonly secret: string;
  readonly title: string;
  readonly reason: string;
}

/** An invited person signs in with an account that exists already, of whatever address. */
export function TakeByMicrosoft({ secret, title, reason }: TakeByMicrosoftProps) {
  const { config } = useClientConfig();
  const providers = config?.providers.filter(({ name }) => name === "microsoft") ?? null;
  return (
    <PlainMessage title={title} reason={reason}>
      <SignInButtons
        providers={providers}
        startPath={import.meta.env.BASE_URL}
        onBegin={() => keepInvitation(secret)}
      />
    </PlainMessage>
  );
}
