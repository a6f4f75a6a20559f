import { createContext, use, useMemo, type ReactNode } from 'react';
import { blankContent } from '../../../../engine/content.ts';
import { calculateAll } from '../../../../engine/asked-questions.ts';
import type { Calculation } from '../../../../engine/calculate.ts';
import type { CalculatedValue } from '../../../../engine/questionnaire.ts';
import { toValueText } from '../../../../engine/results.ts';
import { toUtcDay } from '../../../../lib/utc-day.ts';
import { questionnaireCopy as copy } from '../../../copy/research/questionnaire.ts';
import { ClockContext } from '../../../ui/hooks/use-clock.ts';
import type { SectionContext } from '../section-form/section-context.ts';
import { useWritten } from '../section-form/written-store.ts';
import { ContentContext } from '../shown-content.ts';
import styles from './Calculated.module.css';

/** The shown texts of the section's calculated values, in their order; blank: it does not apply. */
const TextsContext = createContext<readonly string[]>([]);

/** Separates the texts in one: the store's snapshot must be the same while no value changes. */
const separator = '\n';

interface CalculatedTextsProps {
  readonly context: SectionContext;
  readonly children: ReactNode;
}

/** Calculates the section's values once for each change, for all of their lines. */
export function CalculatedTexts({ context: { section, written }, children }: CalculatedTextsProps) {
  const { now } = use(ClockContext);
  const shown = use(ContentContext);
  const joined = useWritten(written, ({ answers }) => {
    if (!section.calculated) return '';
    // A form alone knows its own section only.
    const { questionnaire = { sections: [section] }, content = blankContent } = shown ?? {};
    const all = { ...content, answers: { ...content.answers, ...answers } };
    const values = calculateAll(questionnaire, all, toUtcDay(now()));
    return section.calculated.map((value) => toShown(value, values.get(value.id))).join(separator);
  });
  const texts = useMemo(() => joined.split(separator), [joined]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

function toShown(value: CalculatedValue, found: Calculation | undefined): string {
  if (!found) return '';
  return found.value === undefined
    ? copy.answered(found.answered, found.asked)
    : toValueText(value, found.value);
}

interface CalculatedLinesProps {
  readonly section: SectionContext['section'];
  /** The question that they follow; undefined: the first ones. */
  readonly after: string | undefined;
}

/** What is calculated from the answers so far; nothing can be written into it. */
export function CalculatedLines({ section, after }: CalculatedLinesProps) {
  const texts = use(TextsContext);
  return (section.calculated ?? []).map((value, at) => {
    const text = texts[at];
    return value.after !== after || text === undefined || text === '' ? null : (
      <p key={value.id} className={styles.line}>
        {value.title} <output className={styles.value}>{text}</output>
      </p>
    );
  });
}
