import type { ReactNode } from 'react';
import { dossiersCopy as copy } from '../copy/research/dossiers.ts';
import type { DamagedRecord } from '../records/load-result.ts';
import { Blank } from '../ui/blocks/Blank.tsx';
import { UtcDate } from '../ui/text/UtcDate.tsx';

interface DamagedRecordsProps {
  readonly records: readonly DamagedRecord[];
  /** What can be done with one of them; absent: nothing here. */
  readonly toActions?: (record: DamagedRecord) => ReactNode;
}

/** Says of each record that can't be read which one it is, in the place where its answers would stand. */
export function DamagedRecords({ records, toActions }: DamagedRecordsProps) {
  return records.map((record) => {
    const { id, name, day, savedAt } = record;
    return (
      <Blank
        key={id}
        tone="error"
        actions={toActions?.(record)}
        title={
          <>
            {copy.damaged}: {name !== null && `${name}, `}
            <UtcDate iso={day ?? savedAt} />
          </>
        }
      >
        {copy.damagedHint}
      </Blank>
    );
  });
}
