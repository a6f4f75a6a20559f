import { Suspense, useState } from 'react';
import { agreeDisclaimer } from '../session/session-actions.ts';
import { useSession } from '../session/session-context.ts';
import { toComponent } from '../ui/page/lazy-code.ts';

// Members who have agreed never load it. If its code fails to load, the page says so.
const DisclaimerDialog = toComponent(
  async () => (await import('../shell/DisclaimerDialog.tsx')).DisclaimerDialog,
);

interface AskedDisclaimerProps {
  readonly hasAgreed: boolean;
  /** The page may be read without agreement. */
  readonly isOpen: boolean;
  readonly onLogout: () => void;
}

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
