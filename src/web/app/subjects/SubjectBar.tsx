import { useState } from 'react';
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
  const choose = (chosen: Subject) => {
    setChanging(false);
    onChoose(chosen);
  };
  const form = <SubjectForm kind={kind} title={title} onChoose={choose} />;
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
        <Button variant="ghost" onClick={() => setChanging(false)}>
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
      <Button variant="ghost" onClick={() => setChanging(true)}>
        {copy.change[kind]}
      </Button>
    </div>
  );
}
