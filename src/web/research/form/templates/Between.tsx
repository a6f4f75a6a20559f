import { createContext, Fragment, use, useId, useMemo, type ReactNode } from 'react';
import { blankContent } from '../../../../engine/content.ts';
import { judgeRecord } from '../../../../engine/asked-questions.ts';
import type { Calculation } from '../../../../engine/calculate.ts';
import type {
  CalculatedValue,
  Question,
  Rule,
  Section,
  TextBlock,
} from '../../../../engine/questionnaire.ts';
import { toValueText } from '../../../../engine/results.ts';
import { findBroken, findTexts } from '../../../../engine/section-rules.ts';
import { toUtcDay } from '../../../../lib/utc-day.ts';
import { questionnaireCopy as copy } from '../../../copy/research/questionnaire.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ClockContext } from '../../../ui/hooks/use-clock.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { fieldIds } from '../field-ids.ts';
import { LeftOutContext, type SectionContext } from '../section-form/section-context.ts';
import { useWritten } from '../section-form/written-store.ts';
import { ContentContext } from '../shown-content.ts';
import { Blocks } from './Help.tsx';
import styles from './Between.module.css';
import frames from './frames.module.css';

/** What follows from the answers of a section together. */
interface Together {
  /** The shown texts of the calculated values, by id; one that does not apply is absent. */
  readonly values: Readonly<Record<string, string>>;
  /** The ids of the texts that apply. */
  readonly texts: readonly string[];
  /** The broken rules that only warn. */
  readonly warnings: readonly Rule[];
}

const nothing: Together = { values: {}, texts: [], warnings: [] };

const TogetherContext = createContext(nothing);

interface AnswersTogetherProps {
  readonly context: SectionContext;
  readonly children: ReactNode;
}

/** Judges the section's answers once for each change, for all that depends on several of them. */
export function AnswersTogether({ context: { section, written }, children }: AnswersTogetherProps) {
  const { now } = use(ClockContext);
  const shown = use(ContentContext);
  // As text: the store's snapshot must be the same while nothing changes.
  const judged = useWritten(written, ({ answers }) => {
    if (!section.calculated && !section.texts && !section.rules) return '';
    // A form alone knows its own section only.
    const { questionnaire = { sections: [section] }, content = blankContent } = shown ?? {};
    const all = { ...content, answers: { ...content.answers, ...answers } };
    const record = judgeRecord(questionnaire, all, toUtcDay(now()));
    const together: Together = {
      values: Object.fromEntries(
        (section.calculated ?? []).flatMap((value) => {
          const found = record.calculated.get(value.id);
          const text = found && findText(value, found);
          return text === undefined ? [] : [[value.id, text]];
        }),
      ),
      texts: findTexts(section, record).map(({ id }) => id),
      warnings: findBroken(section, 'warning', record),
    };
    return JSON.stringify(together);
  });
  const together = useMemo(() => read(judged), [judged]);
  return <TogetherContext value={together}>{children}</TogetherContext>;
}

function read(judged: string): Together {
  return judged === '' ? nothing : JSON.parse(judged);
}

/** Undefined: it needs answers, and none of them is asked. */
function findText(value: CalculatedValue, found: Calculation): string | undefined {
  if (found.value !== undefined) return toValueText(value, found.value);
  if (found.asked === 0) return undefined;
  return found.answered < found.asked ? copy.answered(found.answered, found.asked) : copy.noResult;
}

interface BetweenProps {
  readonly section: Section;
  /** The question that they follow; undefined: the first ones. */
  readonly after: string | undefined;
}

/** The calculated values and texts after a question, in their order. */
export function Between({ section, after }: BetweenProps) {
  const { values } = use(TogetherContext);
  const own = (section.calculated ?? []).filter((value) => value.after === after);
  return (
    <>
      <Texts section={section} after={after} />
      {own.map((value) => (
        <Fragment key={value.id}>
          {values[value.id] !== undefined && (
            <p className={styles.line}>
              {value.title} <output className={styles.value}>{values[value.id]}</output>
            </p>
          )}
          <Texts section={section} after={value.id} />
        </Fragment>
      ))}
    </>
  );
}

function Texts({ section, after }: BetweenProps) {
  const { texts } = use(TogetherContext);
  const leftOut = use(LeftOutContext);
  const own = (section.texts ?? []).filter((text) => text.after === after);
  if (after !== undefined && leftOut?.has(after)) return null;
  return own.map((text) => {
    const block = texts.includes(text.id) && <ShownText text={text} />;
    if (text.conditions.length === 0) return <Fragment key={text.id}>{block}</Fragment>;
    return (
      <div key={text.id} className={styles.live} aria-live="polite">
        {block}
      </div>
    );
  });
}

function ShownText({ text: { title, help } }: { readonly text: TextBlock }) {
  const id = useId();
  return (
    <div className={classNames(frames.help, styles.text)} role="note" aria-labelledby={id}>
      <p className={styles.heading} id={id}>
        {title}
      </p>
      <Blocks help={help} />
    </div>
  );
}

/** Announced on every change; its control refers to it, so it is always there. */
export function RuleWarning({ id, question }: { readonly id: string; readonly question: Question }) {
  const { warnings } = use(TogetherContext);
  if (!question.warned) return null;
  const own = warnings.filter(({ at }) => at === question.id);
  return (
    <output className={styles.warning} id={fieldIds.warning(id)}>
      {own.length > 0 && (
        <>
          <Icon name="alert" />
          <span>
            {copy.warning} {own.map(({ words }) => words).join(' ')}
          </span>
        </>
      )}
    </output>
  );
}
