import { useState, type ReactNode } from 'react';
import type { CompiledQuestionnaire } from '../../../engine/registry/questionnaire.ts';
import { findAsked, type Asked } from '../../../engine/rules/visibility.ts';
import { questionnaireCopy as copy } from '../../copy/research/questionnaire.ts';
import { mergeSections } from '../../questionnaire/section-state.ts';
import type { RecordState } from '../../records/record-state.ts';
import { Banner } from '../../ui/blocks/Banner.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import styles from './NewQuestions.module.css';

interface NewQuestions {
  /** Says how many there are; nothing where there is none. */
  readonly notice: ReactNode;
  /** The questions that are not shown, while the member answers just the new ones. */
  readonly without?: Asked | undefined;
}

/** The questions that came to be asked after a record was answered, and the way to answer just those. */
export function useNewQuestions(
  { questionnaire }: CompiledQuestionnaire,
  { sections, unseen = [] }: Pick<RecordState, 'sections' | 'unseen'>,
): NewQuestions {
  const [without, setWithout] = useState<Asked>();
  if (unseen.length === 0) return { notice: undefined };
  const asked = findAsked(questionnaire, mergeSections(sections));
  const count = unseen.filter((id) => asked.has(id)).length;
  if (count === 0) return { notice: undefined };
  // What the new answers bring along is shown too.
  const others = new Set([...asked].filter((id) => !unseen.includes(id)));
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
