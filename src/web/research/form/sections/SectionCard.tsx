import { memo, useState } from 'react';
import type { Stand } from '../../../../contracts/stands.ts';
import { canSignal, listStands } from '../../../../engine/signals.ts';
import { questionnaireCopy as copy } from '../../../copy/research/questionnaire.ts';
import { getSectionStatus } from '../section-state.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useToday } from '../../../ui/hooks/use-clock.ts';
import { fieldIds, getSectionId } from '../field-ids.ts';
import type { SectionProps } from '../section-props.ts';
import { StandMarks } from '../StandMarks.tsx';
import { toStandWords } from '../stand-words.ts';
import { SaveResult } from './SaveRow.tsx';
import { SectionSample } from './SectionSample.tsx';
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
  const { questionnaire, section, state, asked, number, open } = props;
  const asOf = useToday();
  const sectionId = getSectionId(questionnaire.id, section.id);
  const status = getSectionStatus(state);
  const done = status === 'saved';
  const stands = listStands(section, { ...state, sections: [section.id], asOf }, asked).map(
    ({ stand }) => stand,
  );
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
          <small className={header.subtitle}>{toSubtitle(props, stands)}</small>
        </span>{' '}
        <span className={header.marks}>
          <StandMarks stands={stands} />
        </span>{' '}
        <span className={header.status}>
          {open && <SectionSample section={section} />}
          <StatusChip status={status} reward={props.reward} />
        </span>
        <Icon name="chevron-down" className={header.chevron} />
      </button>
    </h3>
  );
}

/** What the answers say; before the first, what the section is about. */
function toSubtitle({ section, state }: SectionHeaderProps, stands: readonly Stand[]): string {
  if (getSectionStatus(state) === 'untouched' && section.description !== '') return section.description;
  if (canSignal(section)) return toStandWords(stands);
  return copy.answered(stands.filter((stand) => stand !== 'open').length, stands.length);
}
