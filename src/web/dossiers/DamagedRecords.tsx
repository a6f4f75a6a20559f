import { dossiersCopy as copy } from '../copy/research/dossiers.ts';
import type { DamagedRecord } from '../records/load-result.ts';
import { Blank } from '../ui/blocks/Blank.tsx';
import { UtcDate } from '../ui/text/UtcDate.tsx';

/** Says of each record that can't be read which one it is, in the place where its answers would stand. */
export function DamagedRecords({ records }: { readonly records: readonly DamagedRecord[] }) {
  return records.map(({ id, name, day, savedAt }) => (
    <Blank
      key={id}
      tone="error"
      title={
        <>
          {copy.damaged}: {name !== null && `${name}, `}
          <UtcDate iso={day ?? savedAt} />
        </>
      }
    >
      {copy.damagedHint}
    </Blank>
  ));
}
