import { useEffect } from 'react';
import { allFacts, type FactId } from '../../../src/contracts/coin-facts.ts';
import { listJudgingFacts } from '../../../src/engine/conditions.ts';
import { toFactShape } from '../../../src/engine/fact-shape.ts';
import { allJudged, type CompiledQuestionnaire } from '../../../src/engine/questionnaire.ts';
import { Button } from '../../../src/web/ui/controls/Button.tsx';
import { SelectField } from '../../../src/web/ui/controls/SelectField.tsx';
import { TextField } from '../../../src/web/ui/controls/TextField.tsx';
import { Pane } from './Pane.tsx';
import { changeTrial, type PreviewStore } from './preview-store.ts';
import { toSetFacts, writeSetFacts } from './set-facts.ts';
import { withValue } from './tested.ts';
import { replaceAnswers, type Trial } from './trial.ts';
import styles from './pane.module.css';

interface FactsProps {
  readonly store: PreviewStore;
  readonly compiled: CompiledQuestionnaire;
  readonly trial: Trial;
}

/** The facts that conditions test, each of which can be set to a value. */
export function Facts({ store, compiled: { questionnaire }, trial }: FactsProps) {
  const set = toSetFacts(trial.conditionFacts);
  const written = JSON.stringify(set);
  useEffect(() => writeSetFacts(JSON.parse(written)), [written]);
  const facts = listJudgingFacts(allJudged(questionnaire));
  if (facts.length === 0) return null;
  const put = (id: FactId, value: string | undefined) =>
    changeTrial(store, questionnaire.id, (before) =>
      replaceAnswers(before, withValue(questionnaire, before, { kind: 'fact', id }, value)),
    );
  return (
    <Pane title="Facts" subtitle={`${Object.keys(set).length} of ${facts.length} set`}>
      <p className={styles.text}>The pages of npm run dev in this browser show these facts too.</p>
      <ul className={styles.list}>
        {facts.map((id) => (
          <li key={id}>
            <Fact id={id} value={set[id]} onChange={(value) => put(id, value)} />
          </li>
        ))}
      </ul>
    </Pane>
  );
}

interface FactProps {
  readonly id: FactId;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

const notKnown = { value: '?', label: 'Not known' };
const none = { value: '', label: 'None: its source has no value' };

function Fact({ id, value, onChange }: FactProps) {
  const shape = toFactShape(id);
  const label = `${allFacts[id].title} (${id})`;
  if (shape?.kind === 'words')
    return (
      <SelectField
        label={label}
        options={[notKnown, none, ...shape.words.map((word) => ({ value: word, label: word }))]}
        value={value ?? notKnown.value}
        onChange={({ target }) => onChange(target.value === notKnown.value ? undefined : target.value)}
      />
    );
  return (
    <div className={styles.field}>
      <TextField
        label={label}
        type={shape?.kind === 'day' ? 'date' : 'number'}
        step="any"
        placeholder={value === '' ? 'None' : 'Not known'}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
      <Button
        size="sm"
        aria-pressed={value === ''}
        aria-label={`None: ${label}`}
        onClick={() => onChange(value === '' ? undefined : '')}
      >
        None
      </Button>
    </div>
  );
}
