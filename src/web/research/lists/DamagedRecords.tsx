import type { ReactNode } from 'react';
import { analysisListCopy as copy } from '../../copy/research/analyses.ts';
import type { DamagedRecord } from '../record/load-result.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { UtcDate } from '../../ui/text/UtcDate.tsx';

interface DamagedRecordsProps {
  readonly records: readonly DamagedRecord[];
  readonly toActions?: (record: DamagedRecord) => ReactNode;
}

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
