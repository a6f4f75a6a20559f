import { Suspense, useState } from 'react';
import { agreeDisclaimer } from '../session/session-acts.ts';
import { useSession } from '../session/session-context.ts';
import { toComponent } from '../ui/page/lazy-code.ts';

// Who has agreed never sees it again. Where its code does not come, the page says so: nothing is used before.
const DisclaimerDialog = toComponent(
  async () => (await import('../shell/DisclaimerDialog.tsx')).DisclaimerDialog,
);

interface AskedDisclaimerProps {
  readonly hasAgreed: boolean;
  /** The page may be read without it. */
  readonly isOpen: boolean;
  readonly onLogout: () => void;
}

/** The disclaimer until it is agreed to. */
export function AskedDisclaimer({ hasAgreed, isOpen, onLogout }: AskedDisclaimerProps) {
  const session = useSession();
  const [hasBeenAsked, setAsked] = useState(!hasAgreed);
  if (!hasAgreed && !hasBeenAsked) setAsked(true);
  if (!hasBeenAsked) return null;
  return (
    <Suspense>
      <DisclaimerDialog
        open={!hasAgreed && !isOpen}
        onAgree={() => agreeDisclaimer(session)}
        onLogout={onLogout}
      />
    </Suspense>
  );
}
