import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { CoinFacts } from '../../../contracts/coin-facts.ts';
import type { CatalogEntry } from '../../../engine/catalog.ts';
import { findQuestion, type CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import type { ChangedReading } from '../../../engine/then-and-now.ts';
import { toShownFacts } from '../evidence/shown-facts.ts';
import { refetchAnalyses } from '../lists/refetch-analyses.ts';
import type { ResultRecord } from '../record/load-result.ts';
import { undoSaves, type RestoreOutcome } from '../record/record-versions.ts';
import { useRecords } from '../record/records-context.ts';
import { findDocument, saveAnswer } from '../record/save-answer.ts';

/** What the member said to an answer that reads differently. */
export interface Given {
  readonly reading: ChangedReading;
  readonly answer: boolean;
  /** Before it was given. */
  readonly was: boolean;
  readonly state: 'saving' | 'given' | 'undoing' | Exclude<RestoreOutcome, 'restored'>;
  /** The revision that its save wrote; absent: it was not sent yet. */
  readonly etag?: string | undefined;
}

interface GiveAnswerOptions {
  readonly entry: CatalogEntry;
  readonly compiled: CompiledQuestionnaire;
  readonly record: ResultRecord;
  readonly facts: CoinFacts | undefined;
}

/** Gives answers of an analysis again, one after another, and takes the last one back. */
export function useGiveAnswer({ entry, compiled, record, facts }: GiveAnswerOptions) {
  const records = useRecords();
  const client = useQueryClient();
  const [given, setGiven] = useState<readonly Given[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const put = (one: Given) =>
    setGiven((all) => [...all.filter(({ reading }) => !isSame(reading, one.reading)), one]);
  const drop = (one: Given) => setGiven((all) => all.filter(({ reading }) => !isSame(reading, one.reading)));
  const give = (reading: ChangedReading, answer: boolean): Promise<void> => {
    const one: Given = {
      reading,
      answer,
      was: record.answers[reading.question.id] === true,
      state: 'saving',
    };
    put(one);
    const save = async () => {
      const { id } = reading.question;
      const { questionnaire } = compiled;
      const section = findQuestion(questionnaire, id)?.section.id ?? '';
      const evidence = toShownFacts(questionnaire, facts ?? 'loading')[section];
      const isQueued = await saveAnswer(records, entry, compiled, {
        record,
        questionId: id,
        answer,
        evidence,
      });
      const document = findDocument(records.documents.list(), record.id);
      const isSent = isQueued && document && !document.sections[section];
      // Another device may have answered otherwise what is kept.
      const isStored = isSent && document.server?.sections[section]?.answers[id] === answer;
      if (isStored) put({ ...one, state: 'given', etag: document.server?.etag });
      else drop(one);
    };
    const next = last.current.then(save, save);
    last.current = next;
    return next;
  };
  const undo = async (one: Given): Promise<void> => {
    put({ ...one, state: 'undoing' });
    const outcome = await undoSaves(records, entry, { id: record.id, etag: one.etag, saves: 1 });
    if (outcome !== 'failed') await refetchAnalyses(client, entry.id);
    if (outcome === 'restored') drop(one);
    else put({ ...one, state: outcome });
  };
  return { given, give, undo };
}

export function isSame(one: ChangedReading, other: ChangedReading): boolean {
  return one.question.id === other.question.id;
}
