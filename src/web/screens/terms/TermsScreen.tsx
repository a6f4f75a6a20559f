import type { PublicConfig } from '../../../contracts/config.ts';
import { fillLegalText } from '../../copy/public/legal.ts';
import { terms } from '../../copy/public/terms.ts';
import { LegalDocument } from '../../ui/page/LegalDocument.tsx';

/** Public, and a member's route too. */
export function TermsScreen({ config }: { readonly config: Pick<PublicConfig, 'company' | 'contactEmail'> }) {
  return (
    <LegalDocument
      title={terms.title}
      intro={terms.intro}
      sections={fillLegalText(terms.sections, config)}
      contactEmail={config.contactEmail}
    />
  );
}
