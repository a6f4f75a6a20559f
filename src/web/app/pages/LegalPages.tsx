import { PrivacyScreen } from '../../screens/privacy/PrivacyScreen.tsx';
import { TermsScreen } from '../../screens/terms/TermsScreen.tsx';
import { PageSkeleton } from '../../ui/page/PageSkeleton.tsx';
import { useConfig } from '../config-context.ts';

export function TermsPage() {
  const config = useConfig();
  return config ? <TermsScreen config={config} /> : <PageSkeleton />;
}

export function PrivacyPage() {
  const config = useConfig();
  return config ? <PrivacyScreen config={config} /> : <PageSkeleton />;
}
