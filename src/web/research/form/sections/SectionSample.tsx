import { use } from 'react';
import type { Section } from '../../../../engine/questionnaire.ts';
import { SampleBadge } from '../../../ui/blocks/SampleBadge.tsx';
import { FormSlotsContext } from '../form-slots.ts';

/** Once for all figures of a section. */
export function SectionSample({ section }: { readonly section: Section }) {
  const { facts } = use(FormSlotsContext);
  const shown = section.questions.flatMap(({ evidence = [] }) => evidence.map(({ fact }) => fact));
  const isSample = facts?.some(({ id, state }) => state === 'sample' && shown.includes(id)) ?? false;
  return isSample && <SampleBadge />;
}
