import { useId } from 'react';
import { landing } from '../../copy/public/landing.ts';
import { Chip } from '../../ui/blocks/Chip.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import styles from './ExampleCard.module.css';

const { example } = landing;

/** The boxes can be ticked; nothing is stored. */
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

const line =
  'M2 69.5L22 73L42 66L62 76.5L82 87L102 95.8L122 106.3L143 111.5L163 120.3L183 125.5L203 118.5L223 123.8L243 111.5' +
  'L263 101L283 106.3L303 90.5L323 80L343 85.3L364 71.3L384 59L404 52L424 55.5L444 39.8L464 27.5';

/** A drawing, not a chart: it shows no coin and no price. */
function LevelDrawing({ label }: { readonly label: string }) {
  return (
    <div aria-hidden="true">
      <span className={styles.levelLabel}>{label}</span>
      <svg className={styles.levelDrawing} viewBox="0 20 470 120">
        <path className={styles.level} d="M0 27.5H470" />
        {[73, 104.5, 136].map((y) => (
          <path key={y} className={styles.grid} d={`M0 ${y}H470`} />
        ))}
        <path className={styles.line} d={line} />
        <circle className={styles.end} cx="464" cy="27.5" r="5.5" />
      </svg>
    </div>
  );
}
