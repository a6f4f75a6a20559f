import { useState, type ReactNode } from 'react';
import type { CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import { findAsked } from '../../../engine/asked-questions.ts';
import { questionnaireCopy as copy } from '../../copy/research/questionnaire.ts';
import { mergeSections } from '../form/section-state.ts';
import type { RecordState } from '../record/record-state.ts';
import { Banner } from '../../ui/blocks/Banner.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import styles from './NewQuestions.module.css';

interface NewQuestions {
  readonly notice: ReactNode;
  /** Questions hidden while the member answers only the new ones. */
  readonly without?: ReadonlySet<string> | undefined;
}

/** Questions that were added after the record was answered; the member may answer only those. */
export function useNewQuestions(
  { questionnaire }: CompiledQuestionnaire,
  { sections, unseen = [] }: Pick<RecordState, 'sections' | 'unseen'>,
): NewQuestions {
  const [without, setWithout] = useState<ReadonlySet<string>>();
  if (unseen.length === 0) return { notice: undefined };
  const asked = findAsked(questionnaire, mergeSections(sections));
  const count = unseen.filter((id) => asked.has(id)).length;
  if (count === 0) return { notice: undefined };
  // A rule may complain about the new answers at a question that is not new.
  const ruled = questionnaire.sections
    .filter(({ questions }) => questions.some(({ id }) => unseen.includes(id)))
    .flatMap(({ rules = [] }) => rules.map(({ at }) => at));
  // Questions that depend on the new answers are shown too.
  const others = new Set([...asked].filter((id) => !unseen.includes(id) && !ruled.includes(id)));
  const notice = (
    <div className={styles.notice}>
      <Banner
        tone="info"
        action={
          <Button size="sm" onClick={() => setWithout(without ? undefined : others)}>
            {without ? copy.answerAll : copy.answerNew}
          </Button>
        }
      >
        {copy.newQuestions(count)}
      </Banner>
    </div>
  );
  return { notice, without };
}
