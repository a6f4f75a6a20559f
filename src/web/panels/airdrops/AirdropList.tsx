import { useState } from 'react';
import type { Airdrop } from '../../../contracts/airdrops.ts';
import { airdropsPanelCopy as copy } from '../../copy/panels/airdrops.ts';
import { Blank } from '../../ui/blocks/Blank.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { ShowMore } from '../../ui/controls/ShowMore.tsx';
import { useMedia } from '../../ui/hooks/use-media.ts';
import { AirdropCards, AirdropsTable } from './AirdropsTable.tsx';
import { AirdropTools } from './AirdropTools.tsx';
import { listAirdrops, type AirdropFilter, type AirdropOrder } from './list-airdrops.ts';

/** Number of airdrops shown at first, and added by each 'Show more'. */
const page = 50;

const noFilter: AirdropFilter = { text: '', type: undefined };

interface AirdropListProps {
  readonly airdrops: readonly Airdrop[];
  readonly caption: string;
}

export function AirdropList({ airdrops, caption }: AirdropListProps) {
  const [filter, setFilter] = useState(noFilter);
  const [order, setOrder] = useState<AirdropOrder>();
  const [shown, setShown] = useState(page);
  const isNarrow = useMedia('(max-width: 720px)');
  if (airdrops.length === 0) return <Blank title={copy.none}>{copy.noneHint}</Blank>;
  const listed = listAirdrops(airdrops, filter, order);
  const first = listed.slice(0, shown);
  const change = (next: AirdropFilter) => {
    setFilter(next);
    setShown(page);
  };
  return (
    <>
      <AirdropTools
        airdrops={airdrops}
        found={listed.length}
        filter={filter}
        onFilter={change}
        {...(isNarrow && { sorting: { order, onOrder: setOrder } })}
      />
      {listed.length > 0 && isNarrow && <AirdropCards airdrops={first} />}
      {listed.length > 0 && !isNarrow && (
        <AirdropsTable airdrops={first} caption={caption} order={order} onOrder={setOrder} />
      )}
      {listed.length === 0 && (
        <Blank
          title={copy.noMatch}
          actions={<Button onClick={() => change(noFilter)}>{copy.showAll}</Button>}
        >
          {copy.noMatchHint}
        </Blank>
      )}
      <ShowMore shown={shown} of={listed.length} page={page} onMore={() => setShown(shown + page)} />
    </>
  );
}
