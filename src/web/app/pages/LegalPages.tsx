import { LegalScreen } from '../../screens/legal/LegalScreen.tsx';
import { PageSkeleton } from '../../ui/page/PageSkeleton.tsx';
import { useConfig } from '../config-context.ts';

export function TermsPage() {
  const config = useConfig();
  return config ? <LegalScreen text="terms" config={config} /> : <PageSkeleton />;
}

export function PrivacyPage() {
  const config = useConfig();
  return config ? <LegalScreen text="privacy" config={config} /> : <PageSkeleton />;
}
