import { bases } from '../../../src/contracts/config.ts';
import type { CompiledQuestionnaire, Questionnaire } from '../../../src/engine/questionnaire.ts';
import { askedSections, findAsked } from '../../../src/engine/asked-questions.ts';
import { toUtcDay } from '../../../src/lib/utc-day.ts';
import { toBody } from '../../../src/web/api/records.ts';
import { Chip } from '../../../src/web/ui/blocks/Chip.tsx';
import { Pane } from './Pane.tsx';
import { sampleSubject, toSampleSave, type SampleSave } from './sample-save.ts';
import type { Trial } from './trial.ts';
import styles from './pane.module.css';

export function WireForm({
  compiled,
  trial,
}: {
  readonly compiled: CompiledQuestionnaire;
  readonly trial: Trial;
}) {
  const { questionnaire, sections } = compiled;
  const asked = askedSections(sections, findAsked(questionnaire, trial));
  return (
    <Pane title="What a save sends" subtitle={`POST ${bases.report}/${questionnaire.id}`}>
      {asked.map((section) => {
        const save = toSampleSave(compiled, section, trial);
        const { problems } = save;
        return (
          <div className={styles.block} key={section.id}>
            <div className={styles.row}>
              <h3 className={styles.title}>{section.title}</h3>
              {problems.length === 0 ? <Chip tone="ok">Taken</Chip> : <Chip tone="bad">Refused</Chip>}
            </div>
            {problems.map(({ path, message }) => (
              <p key={path}>
                <span className={styles.place}>{path}</span> {message}
              </p>
            ))}
            <pre className={styles.code}>{JSON.stringify(toRequestBody(questionnaire, save), null, 2)}</pre>
          </div>
        );
      })}
    </Pane>
  );
}

function toRequestBody(questionnaire: Questionnaire, { fields, marks }: SampleSave) {
  const { id, version, kind } = questionnaire;
  const subject = sampleSubject(questionnaire);
  return toBody({
    module: id,
    version,
    email: 'member@example.com',
    ...(subject && { subject }),
    ...(kind === 'insights' && { day: toUtcDay(Date.now()) }),
    fields,
    marks,
  });
}
