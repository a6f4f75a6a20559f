import type { PublicConfig } from '../../../contracts/config.ts';
import { fillLegalText } from '../../copy/public/legal.ts';
import { privacy } from '../../copy/public/privacy.ts';
import { LegalDocument } from '../../ui/page/LegalDocument.tsx';

/** Public, and a member's route too. */
export function PrivacyScreen({
  config,
}: {
  readonly config: Pick<PublicConfig, 'company' | 'contactEmail'>;
}) {
  return (
    <LegalDocument
      title={privacy.title}
      intro={privacy.intro}
      sections={fillLegalText(privacy.sections, config)}
      contactEmail={config.contactEmail}
    />
  );
}
