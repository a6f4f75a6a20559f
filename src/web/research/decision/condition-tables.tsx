import { useContext } from 'react';
import { allFacts, type FactId } from '../../../contracts/coin-facts.ts';
import { toDayValueKind, type DayValueId } from '../../../contracts/day-values.ts';
import { findAlertFact } from '../../../engine/alert.ts';
import type { AlertTable, Questionnaire } from '../../../engine/questionnaire.ts';
import { toUnitName } from '../../../engine/units.ts';
import type { Row } from '../../../engine/vocabulary.ts';
import { conditionsCopy as copy } from '../../copy/research/conditions.ts';
import { FormSlotsContext, type CellUnit, type FormSlots } from '../form/form-slots.ts';
import styles from './conditions.module.css';

/** The conditions of a decision in its form. */
export function toConditionTables({ alert }: Pick<Questionnaire, 'alert'>): FormSlots['tables'] {
  if (!alert) return undefined;
  return {
    [alert.table]: {
      add: copy.add,
      toTitle: copy.row,
      toHint: copy.count,
      renderBelow: (row, describes) => <Now alert={alert} row={row} describes={describes} />,
      findUnit: (row, column) => (column === alert.figure ? findUnit(findAlertFact(alert, row)) : undefined),
    },
  };
}

function findUnit(fact: DayValueId | undefined): CellUnit | undefined {
  const unit = fact && toDayValueKind(fact).unit;
  if (unit === 'usd') return { unit, before: toUnitName(unit) };
  return unit === 'coins' ? { unit: 'count', after: copy.coins } : undefined;
}

interface NowProps {
  readonly alert: AlertTable;
  readonly row: Row;
  readonly describes: string;
}

/** Today's value of the figure that is chosen in a row. */
function Now({ alert, row, describes }: NowProps) {
  const { renderEvidence } = useContext(FormSlotsContext);
  const fact = findAlertFact(alert, row);
  const id = fact && toFactId(fact);
  if (id === undefined || !renderEvidence) return null;
  return (
    <div className={styles.now}>
      <span>{copy.now}</span>
      <div>
        {renderEvidence({
          describes,
          // Named by its title, the fact is shown without it.
          of: { title: allFacts[id].title, evidence: [{ fact: id }] },
        })}
      </div>
    </div>
  );
}

/** The price of a day is the last daily close. */
export function toFactId(id: DayValueId): FactId | undefined {
  if (id === 'price_change') return undefined;
  return id === 'price' ? 'price_close' : id;
}
