import { memo, useState } from 'react';
import { countAnswers, isCantTell, isAnswered, type Answers } from '../../../../engine/answers.ts';
import type { Question } from '../../../../engine/questionnaire.ts';
import { isOpen } from '../../../../engine/signals.ts';
import { askedQuestions } from '../../../../engine/asked-questions.ts';
import { questionnaireCopy as copy } from '../../../copy/research/questionnaire.ts';
import { getSectionStatus } from '../section-state.ts';
import { VisuallyHidden } from '../../../ui/blocks/VisuallyHidden.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { fieldIds, getSectionId } from '../field-ids.ts';
import type { SectionProps } from '../section-props.ts';
import { SaveResult } from './SaveRow.tsx';
import { SectionBody } from './SectionBody.tsx';
import { StatusChip } from './StatusChip.tsx';
import header from './SectionHeader.module.css';
import styles from './SectionCard.module.css';

interface SectionCardProps extends SectionProps {
  readonly number: number;
  readonly open: boolean;
  /** Shows the result of its last save while folded. */
  readonly reports: boolean;
  /** Says that the key found nothing to save. */
  readonly unchanged: boolean;
  readonly onToggle: (sectionId: string) => void;
}

/** The form is built when the section is first opened, and kept afterwards. */
export const SectionCard = memo(function SectionCard(props: SectionCardProps) {
  const { number, open, reports, unchanged, onToggle, ...rest } = props;
  const { questionnaire, section, state } = rest;
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  const status = getSectionStatus(state);
  const done = status === 'saved';
  return (
    <div className={classNames(styles.card, open && styles.open, done && styles.done)} data-section={status}>
      <SectionHeader {...rest} number={number} open={open} onToggle={() => onToggle(section.id)} />
      <div id={fieldIds.body(getSectionId(questionnaire.id, section.id))}>
        <div className={styles.body} inert={!open}>
          <div className={styles.clip}>
            <div className={styles.inner}>{opened && <SectionBody {...rest} folded={!open} />}</div>
          </div>
        </div>
        <output className={styles.report}>
          {unchanged ? copy.nothingToSave : reports && !open && <SaveResult state={state.save} />}
        </output>
      </div>
    </div>
  );
});

interface SectionHeaderProps extends SectionProps {
  readonly number: number;
  readonly open: boolean;
  readonly onToggle: () => void;
}

function SectionHeader(props: SectionHeaderProps) {
  const { questionnaire, section, state, number, open } = props;
  const sectionId = getSectionId(questionnaire.id, section.id);
  const status = getSectionStatus(state);
  const done = status === 'saved';
  const unanswered = askedQuestions(section, props.asked).filter(
    (question) =>
      !question.ownTextOf &&
      !isAnswered(state.answers[question.id]) &&
      isOpen(question, state.answers, state.conditionFacts[section.id]),
  ).length;
  return (
    <h3 className={header.heading}>
      <button
        type="button"
        className={classNames(header.header, open && header.open, done && header.done)}
        data-header
        aria-expanded={open}
        aria-controls={fieldIds.body(sectionId)}
        onClick={props.onToggle}
      >
        <span className={header.disc} aria-hidden="true">
          {done ? <Icon name="check" size="sm" /> : number}
        </span>
        <span className={header.words}>
          <span id={fieldIds.title(sectionId)}>{section.title}</span>{' '}
          {section.description !== '' && <small className={header.subtitle}>{section.description}</small>}{' '}
          {done && unanswered > 0 && (
            <small className={header.subtitle}>{copy.openQuestions(unanswered)}</small>
          )}
        </span>{' '}
        <TickMarks {...props} /> <StatusChip status={status} reward={props.reward} />
        <Icon name="chevron-down" className={header.chevron} />
      </button>
    </h3>
  );
}

/** Half filled for "can't tell". */
function TickMarks({ section, asked, state: { answers } }: SectionProps) {
  const questions = askedQuestions(section, asked);
  const { answered, cantTell } = countAnswers(questions.map(({ id }) => answers[id]));
  return (
    <>
      <VisuallyHidden>
        {copy.answered(answered, questions.length)}
        {cantTell > 0 && `, ${copy.cantTell(cantTell)}`}
      </VisuallyHidden>
      <span className={header.ticks} aria-hidden="true">
        {questions.map((question) => (
          <i key={question.id} className={classNames(header.tick, header[toMark(question, answers)])} />
        ))}
      </span>
    </>
  );
}

function toMark(question: Question, answers: Answers): 'ticked' | 'half' | 'blank' {
  const answer = answers[question.id];
  if (isCantTell(answer)) return 'half';
  return isAnswered(answer) ? 'ticked' : 'blank';
}
