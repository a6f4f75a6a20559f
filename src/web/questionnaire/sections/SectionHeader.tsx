import type { Answers, CompiledSection } from '../../../engine/registry/questionnaire.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { classNames } from '../../ui/class-names.ts';
import { fieldIds } from '../form/field-ids.ts';
import type { SectionStatus } from '../section-state.ts';
import { StatusChip } from './StatusChip.tsx';
import { TickMarks } from './TickMarks.tsx';
import styles from './SectionHeader.module.css';

interface SectionHeaderProps {
  readonly sectionId: string;
  readonly number: number;
  readonly section: CompiledSection;
  readonly answers: Answers;
  readonly status: SectionStatus;
  readonly reward: number;
  readonly open: boolean;
  readonly onToggle: () => void;
}

export function SectionHeader(props: SectionHeaderProps) {
  const { sectionId, number, section, status, open } = props;
  const done = status === 'saved';
  return (
    <h3 className={styles.heading}>
      <button
        type="button"
        className={classNames(styles.header, open && styles.open, done && styles.done)}
        aria-expanded={open}
        aria-controls={fieldIds.body(sectionId)}
        onClick={props.onToggle}
      >
        <span className={styles.disc} aria-hidden="true">
          {done ? <Icon name="check" size="sm" /> : number}
        </span>
        <span className={styles.words}>
          <span id={fieldIds.title(sectionId)}>{section.title}</span>{' '}
          {section.description !== '' && <small className={styles.subtitle}>{section.description}</small>}
        </span>{' '}
        <TickMarks section={section} answers={props.answers} />{' '}
        <StatusChip status={status} reward={props.reward} />
        <Icon name="chevron-down" className={styles.chevron} />
      </button>
    </h3>
  );
}
