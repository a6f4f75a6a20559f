import type { ComparedQuestion } from '../../../../engine/comparison.ts';
import { comparisonCopy } from '../../../copy/research/comparison.ts';
import { questionnaireCopy as copy } from '../../../copy/research/questionnaire.ts';
import { StandSummary } from '../StandSummary.tsx';
import { whole, type StandFilters } from '../use-stand-filter.ts';
import styles from './comparison.module.css';

/** `side` counts analyses from 0. */
export function toPlace(side: number, section: string): string {
  return `${side} ${section}`;
}

interface ComparedStandsProps {
  readonly questions: readonly ComparedQuestion[];
  readonly section: string;
  readonly names: readonly string[];
  readonly filters: StandFilters;
}

export function ComparedStands({ questions, section, names, filters }: ComparedStandsProps) {
  return names.map((name, side) => {
    const answers = questions.flatMap(({ answers: all }) => all[side] ?? []);
    const asked = answers.filter(({ stand }) => stand !== undefined);
    const isSeen = asked.some(({ kind }) => kind !== 'not-looked-at');
    return (
      <td key={toPlace(side, section)} data-name={name}>
        {section === whole || isSeen ? (
          <StandSummary
            stands={answers.flatMap(({ stand }) => stand ?? [])}
            words={section === whole ? 'all' : 'brief'}
            label={name}
            filter={filters.filterOf(toPlace(side, section))}
          />
        ) : (
          <span className={styles.none}>
            {asked.length > 0 ? copy.verdicts['not-looked-at'] : comparisonCopy.notAsked}
          </span>
        )}
      </td>
    );
  });
}
