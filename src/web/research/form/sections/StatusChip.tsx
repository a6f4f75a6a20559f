import { assertNever } from '../../../../lib/assert-never.ts';
import { questionnaireCopy as copy } from '../../../copy/research/questionnaire.ts';
import { Chip } from '../../../ui/blocks/Chip.tsx';
import type { SectionStatus } from '../section-state.ts';

/** An untouched section shows the coins that it earns, if any. */
export function StatusChip({ status, reward }: { readonly status: SectionStatus; readonly reward: number }) {
  switch (status) {
    case 'untouched':
      return reward > 0 && <Chip>{copy.status.earns(reward)}</Chip>;
    case 'unsaved':
      return <Chip tone="warn">{copy.status.unsaved}</Chip>;
    case 'saved':
      return <span>{copy.status.saved}</span>;
    default:
      return assertNever(status);
  }
}
