import type { ReactNode } from 'react';
import {
  allFacts,
  factGroups,
  findNewestFact,
  type CoinFact,
  type CoinFacts,
  type FactGroup,
  type KnownFact,
} from '../../../../contracts/coin-facts.ts';
import { toUtcDate } from '../../../../lib/moment-format.ts';
import { coinFactsCopy as copy } from '../../../copy/panels/coin-facts.ts';
import { VisuallyHidden } from '../../../ui/blocks/VisuallyHidden.tsx';
import { ColumnHeads, Table } from '../../../ui/table/Table.tsx';
import { Dot, Origin } from '../evidence/EvidenceFact.tsx';
import { FactValueText } from '../FactValueText.tsx';
import { FactNote, Gaps } from './FactGroupList.tsx';
import { listGroups } from './FactGroups.tsx';
import styles from './FactTable.module.css';

export interface FactColumns {
  /** Stored with the member's research; absent: nothing is. */
  readonly then?: readonly CoinFact[] | undefined;
  /** The values of a fact in the last year; absent: none is known. */
  readonly toYear?: ((fact: CoinFact) => ReactNode) | undefined;
}

interface FactTableProps extends FactColumns {
  readonly name: string;
  readonly facts: CoinFacts;
  /** Unit of amounts. */
  readonly symbol: string;
}

export function FactTable({ name, facts, symbol, then, toYear }: FactTableProps) {
  const heads = [
    copy.columns.fact,
    copy.columns.now,
    ...(then ? [copy.columns.then] : []),
    ...(toYear ? [copy.columns.year] : []),
    copy.columns.origin,
  ];
  return (
    <Table caption={copy.table(name)} cards className={styles.table}>
      <ColumnHeads names={heads} />
      {listGroups(facts).map((group) => (
        <Group key={group} {...{ group, symbol, then, toYear }} facts={facts} columns={heads.length} />
      ))}
    </Table>
  );
}

interface GroupProps extends Omit<FactTableProps, 'name'> {
  readonly group: FactGroup;
  readonly columns: number;
}

function Group({ group, facts, symbol, then, toYear, columns }: GroupProps) {
  const own = facts.filter(({ id }) => allFacts[id].group === group);
  const known = own.filter((fact) => fact.state !== 'missing');
  const missing = own.filter((fact) => fact.state === 'missing');
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={columns}>
          {factGroups[group]} <span className={styles.count}>{own.length}</span>
        </th>
      </tr>
      {known.map((fact) => (
        <tr key={fact.id}>
          <th scope="row">
            {allFacts[fact.id].title} <FactNote id={fact.id} note={fact.note} />
          </th>
          <td className={styles.now}>
            <FactValueText fact={fact} symbol={symbol} />
          </td>
          {then && (
            <td className={styles.then}>
              <Then fact={findAlike(then, fact)} symbol={symbol} />
            </td>
          )}
          {toYear && <td className={styles.year}>{toYear(fact)}</td>}
          <td className={styles.origin}>
            <Dot fact={fact} /> <Origin fact={fact} />
          </td>
        </tr>
      ))}
      {missing.length > 0 && (
        <tr className={styles.missing}>
          <td colSpan={columns}>
            <Gaps missing={missing} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** A sample is compared with a sample only. */
function findAlike(facts: readonly CoinFact[], now: KnownFact): KnownFact | undefined {
  const then = findNewestFact(facts, now.id);
  return then && (then.state === 'sample') === (now.state === 'sample') ? then : undefined;
}

function Then({ fact, symbol }: { readonly fact: KnownFact | undefined; readonly symbol: string }) {
  if (!fact) return copy.noneThen;
  return (
    <span title={toUtcDate(fact.as_of)}>
      <FactValueText fact={fact} symbol={symbol} /> <VisuallyHidden>{toUtcDate(fact.as_of)}</VisuallyHidden>
      <span className={styles.label}>{copy.then}</span>
    </span>
  );
}
