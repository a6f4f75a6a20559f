import { memo, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { fieldIds, getSectionId } from '../form/field-ids.ts';
import { getSectionStatus } from '../section-state.ts';
import { SectionBody } from './SectionBody.tsx';
import { SectionHeader } from './SectionHeader.tsx';
import type { SectionProps } from './section-props.ts';
import styles from './SectionCard.module.css';

/** One section of the accordion. Its form is built when it is first opened, and kept from then on. */
export const SectionCard = memo(function SectionCard({
  number,
  startsOpen,
  ...props
}: SectionProps & { readonly number: number; readonly startsOpen: boolean }) {
  const { questionnaire, section, state, reward } = props;
  const [open, setOpen] = useState(startsOpen);
  const [opened, setOpened] = useState(startsOpen);
  const sectionId = getSectionId(questionnaire.id, section.id);
  const status = getSectionStatus(state);
  const toggle = () => {
    setOpen(!open);
    setOpened(true);
  };
  return (
    <div className={classNames(styles.card, open && styles.open, status === 'saved' && styles.done)}>
      <SectionHeader
        sectionId={sectionId}
        number={number}
        section={section}
        answers={state.answers}
        status={status}
        reward={reward}
        open={open}
        onToggle={toggle}
      />
      <div className={styles.body} id={fieldIds.body(sectionId)} inert={!open}>
        <div className={styles.clip}>
          <div className={styles.inner}>{opened && <SectionBody {...props} />}</div>
        </div>
      </div>
    </div>
  );
});
