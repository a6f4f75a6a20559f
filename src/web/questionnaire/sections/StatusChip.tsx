import { assertNever } from '../../../lib/assert-never.ts';
import { Chip } from '../../ui/blocks/Chip.tsx';
import type { SectionStatus } from '../section-state.ts';

/** Where the section stands; an untouched one says what it earns, if anything. */
export function StatusChip({ status, reward }: { readonly status: SectionStatus; readonly reward: number }) {
  switch (status) {
    case 'untouched':
      return reward > 0 && <Chip>+{reward} coins</Chip>;
    case 'unsaved':
      return <Chip tone="warn">Not saved</Chip>;
    case 'saved':
      return <Chip tone="ok">Saved</Chip>;
    default:
      return assertNever(status);
  }
}
