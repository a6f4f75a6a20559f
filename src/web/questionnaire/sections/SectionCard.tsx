import { memo, useState } from 'react';
import { isAnswered } from '../../../engine/rules/answered.ts';
import { visibleQuestions } from '../../../engine/rules/visibility.ts';
import { questionnaireCopy as copy } from '../../copy/questionnaire.ts';
import { getSectionStatus } from '../section-state.ts';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { classNames } from '../../ui/class-names.ts';
import { fieldIds, getSectionId } from '../form/field-ids.ts';
import type { SectionProps } from '../section-props.ts';
import { SectionBody } from './SectionBody.tsx';
import { StatusChip } from './StatusChip.tsx';
import header from './SectionHeader.module.css';
import styles from './SectionCard.module.css';

interface SectionCardProps extends SectionProps {
  readonly number: number;
  readonly startsOpen: boolean;
}

/** One section of the accordion. Its form is built when it is first opened, and kept from then on. */
export const SectionCard = memo(function SectionCard({ number, startsOpen, ...props }: SectionCardProps) {
  const { questionnaire, section, state } = props;
  const [open, setOpen] = useState(startsOpen);
  const [opened, setOpened] = useState(startsOpen);
  const done = getSectionStatus(state) === 'saved';
  const toggle = () => {
    setOpen(!open);
    setOpened(true);
  };
  return (
    <div className={classNames(styles.card, open && styles.open, done && styles.done)}>
      <SectionHeader {...props} number={number} open={open} onToggle={toggle} />
      <div
        className={styles.body}
        id={fieldIds.body(getSectionId(questionnaire.id, section.id))}
        inert={!open}
      >
        <div className={styles.clip}>
          <div className={styles.inner}>{opened && <SectionBody {...props} />}</div>
        </div>
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
  return (
    <h3 className={header.heading}>
      <button
        type="button"
        className={classNames(header.header, open && header.open, done && header.done)}
        aria-expanded={open}
        aria-controls={fieldIds.body(sectionId)}
        onClick={props.onToggle}
      >
        <span className={header.disc} aria-hidden="true">
          {done ? <Icon name="check" size="sm" /> : number}
        </span>
        <span className={header.words}>
          <span id={fieldIds.title(sectionId)}>{section.title}</span>{' '}
          {section.description !== '' && <small className={header.subtitle}>{section.description}</small>}
        </span>{' '}
        <TickMarks {...props} /> <StatusChip status={status} reward={props.reward} />
        <Icon name="chevron-down" className={header.chevron} />
      </button>
    </h3>
  );
}

/** One mark per visible question; filled when answered. */
function TickMarks({ section, state: { answers } }: SectionProps) {
  const visible = visibleQuestions(section, answers);
  const answered = visible.filter(({ id }) => isAnswered(answers[id])).length;
  const word = visible.every(({ type }) => type === 'boolean') ? copy.ticked : copy.answered;
  return (
    <>
      <VisuallyHidden>{copy.progress(answered, visible.length, word)}</VisuallyHidden>
      <span className={header.ticks} aria-hidden="true">
        {visible.map(({ id }) => (
          <i key={id} className={classNames(header.tick, isAnswered(answers[id]) && header.ticked)} />
        ))}
      </span>
    </>
  );
}
