import { useId } from 'react';
import { landing } from '../../copy/landing.ts';
import { Chip } from '../../ui/blocks/Chip.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { LevelDrawing } from './LevelDrawing.tsx';
import styles from './ExampleCard.module.css';

const { example } = landing;

/** Two questions as members meet them; their boxes can be ticked, and nothing is kept. */
export function ExampleCard() {
  return (
    <Panel className={styles.card} title={example.title} actions={<Chip tone="accent">{example.label}</Chip>}>
      <div className={styles.drawing}>
        <LevelDrawing label={example.level} />
      </div>
      <ul className={styles.questions}>
        {example.questions.map((question) => (
          <ExampleQuestion key={question.title} {...question} />
        ))}
      </ul>
    </Panel>
  );
}

type Question = (typeof example.questions)[number];

function ExampleQuestion({ title, help, ticked }: Question) {
  const id = useId();
  return (
    <li className={styles.question}>
      <input className={styles.box} type="checkbox" id={id} defaultChecked={ticked} />
      <label className={styles.label} htmlFor={id}>
        {title}
      </label>
      <details className={styles.help}>
        <summary className={styles.summary}>{example.help}</summary>
        <p className={styles.hint}>{help}</p>
      </details>
    </li>
  );
}
