import { useRef, useState } from 'react';
import type { Subject } from '../../../contracts/subject.ts';
import type { SubjectName } from '../../../engine/vocabulary.ts';
import { subjectsCopy as copy } from '../../copy/research/subjects.ts';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { SubjectForm } from './SubjectForm.tsx';
import styles from './SubjectBar.module.css';

interface SubjectBarProps {
  readonly kind: SubjectName;
  readonly title: string;
  readonly subject: Subject | undefined;
  readonly onChoose: (subject: Subject) => void;
}

export function SubjectBar({ kind, title, subject, onChoose }: SubjectBarProps) {
  const [changing, setChanging] = useState(false);
  const isClosing = useRef(false);
  const close = () => {
    isClosing.current = true;
    setChanging(false);
  };
  const choose = (chosen: Subject) => {
    close();
    onChoose(chosen);
  };
  /** The form that had the focus gives way to the button. */
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (isClosing.current) button?.focus();
    if (button) isClosing.current = false;
  };
  const form = <SubjectForm kind={kind} title={title} focused={changing} onChoose={choose} />;
  if (!subject) {
    return (
      <Panel title={title}>
        <div className={styles.asking}>
          <p className={styles.ask}>{copy.ask[kind]}</p>
          {form}
        </div>
      </Panel>
    );
  }
  if (changing) {
    return (
      <div className={styles.bar}>
        <p className={styles.ask}>{copy.ask[kind]}</p>
        {form}
        <Button variant="ghost" onClick={close}>
          {copy.keep(subject.name)}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.bar}>
      <p className={styles.about}>
        {copy.about} <strong>{subject.name}</strong>
      </p>
      <Button variant="ghost" ref={takeFocus} onClick={() => setChanging(true)}>
        {copy.change[kind]}
      </Button>
    </div>
  );
}
