import { useId } from 'react';
import { evidenceCopy } from '../../copy/panels/coin-facts.ts';
import { landing } from '../../copy/public/landing.ts';
import { questionnaireCopy } from '../../copy/research/questionnaire.ts';
import { Chip } from '../../ui/blocks/Chip.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import check from '../../ui/controls/check.module.css';
import styles from './ExampleCard.module.css';

const { example } = landing;

/** Two questions as the form shows them. An answer can be chosen; nothing is stored. */
export function ExampleCard() {
  return (
    <Panel className={styles.card} title={example.title} actions={<Chip tone="accent">{example.label}</Chip>}>
      <div className={styles.drawing}>
        <LevelDrawing label={example.level} />
      </div>
      {example.questions.map((question) => (
        <ExampleQuestion key={question.title} {...question} />
      ))}
    </Panel>
  );
}

type Question = (typeof example.questions)[number];

const answers = ['yes', 'no', 'cant-tell'] as const;

function ExampleQuestion({ title, evidence, chosen }: Question) {
  const id = useId();
  return (
    <fieldset className={styles.question} aria-describedby={id}>
      <legend className={styles.title}>{title}</legend>
      <p className={styles.evidence} id={id}>
        <i className={styles.dot} aria-hidden="true" />
        <b className={styles.value}>{evidence.value}</b>
        <span>{evidence.source}</span>
        <span>{evidence.age}</span>
        <span className={styles.rule}>{evidence.rule}</span>
        <span className={styles.mark}>{evidenceCopy.speaksFor.yes}</span>
      </p>
      <div className={styles.answers}>
        {answers.map((answer) => (
          <label key={answer} className={styles.answer}>
            <input className={check.box} type="radio" name={id} defaultChecked={answer === chosen} />
            {questionnaireCopy.verdicts[answer]}
          </label>
        ))}
      </div>
    </fieldset>
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
