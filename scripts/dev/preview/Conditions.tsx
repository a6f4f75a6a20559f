import { useMemo } from 'react';
import { findAsked } from '../../../src/engine/asked-questions.ts';
import {
  findQuestion,
  type CompiledQuestionnaire,
  type Question,
  type Questionnaire,
} from '../../../src/engine/questionnaire.ts';
import { Button } from '../../../src/web/ui/controls/Button.tsx';
import { Chip } from '../../../src/web/ui/blocks/Chip.tsx';
import { describeCondition } from '../../questionnaires/conditions/describe-condition.ts';
import { findFlipped, findPathIndex, listPaths, toPathContent, type ConditionPath } from './list-paths.ts';
import { Pane } from './Pane.tsx';
import { changeTrial, type PreviewStore } from './preview-store.ts';
import { replaceAnswers, type Trial } from './trial.ts';
import styles from './pane.module.css';

interface ConditionsProps {
  readonly store: PreviewStore;
  readonly compiled: CompiledQuestionnaire;
  readonly trial: Trial;
}

/** The conditional questions, and the paths through them: choosing a path gives the answers that lead there. */
export function Conditions({ store, compiled: { questionnaire }, trial }: ConditionsProps) {
  const all = useMemo(() => listPaths(questionnaire), [questionnaire]);
  const { conditional, paths, isCut } = all;
  const flips = useMemo(
    () =>
      new Map(
        conditional.map(
          (question) => [question.id, findFlipped(all, questionnaire, question, trial)] as const,
        ),
      ),
    [all, conditional, questionnaire, trial],
  );
  if (conditional.length === 0) return null;
  const index = findPathIndex(all, questionnaire, trial);
  const askedIds = findAsked(questionnaire, trial);
  const asked = conditional.filter(({ id }) => askedIds.has(id)).map(({ id }) => id);
  const go = (path: ConditionPath | undefined) => {
    if (!path) return;
    const content = toPathContent(questionnaire, all, path, trial);
    changeTrial(store, questionnaire.id, (before) => replaceAnswers(before, content));
  };
  return (
    <Pane title="Conditional questions" subtitle={`${asked.length} of ${conditional.length} asked`}>
      <div className={styles.row}>
        <Button onClick={() => go(paths.at(index - 1))}>Previous path</Button>
        <Button onClick={() => go(paths[(index + 1) % paths.length])}>Next path</Button>
        <output>{`Path ${index + 1} of ${paths.length}${isCut ? ' that were found; there are more' : ''}`}</output>
      </div>
      <ul className={styles.list}>
        {conditional.map((question) => (
          <ConditionalQuestion
            key={question.id}
            questionnaire={questionnaire}
            question={question}
            isAsked={asked.includes(question.id)}
            flipped={flips.get(question.id)}
            onGo={go}
          />
        ))}
      </ul>
    </Pane>
  );
}

interface ConditionalQuestionProps {
  readonly questionnaire: Questionnaire;
  readonly question: Question;
  readonly isAsked: boolean;
  readonly flipped: ConditionPath | undefined;
  readonly onGo: (path: ConditionPath | undefined) => void;
}

function ConditionalQuestion({ questionnaire, question, isAsked, flipped, onGo }: ConditionalQuestionProps) {
  const act = isAsked ? 'Hide' : 'Show';
  return (
    <li className={styles.item}>
      <span className={styles.row}>
        {isAsked ? <Chip tone="accent">Asked</Chip> : <Chip>Hidden</Chip>}
        <span>{question.title}</span>
      </span>
      <span className={styles.text}>{describeAll(question, questionnaire)}</span>
      <Button
        size="sm"
        disabled={!flipped}
        onClick={() => onGo(flipped)}
        aria-label={`${act}: ${question.title}`}
      >
        {act}
      </Button>
    </li>
  );
}

function describeAll({ conditions }: Question, questionnaire: Questionnaire): string {
  const find = (id: string) => {
    const found = findQuestion(questionnaire, id)?.question;
    if (found) return 'columns' in found.settings ? { ...found, ...found.settings } : found;
    const value = questionnaire.sections
      .flatMap(({ calculated = [] }) => calculated)
      .find((one) => one.id === id);
    return value && { title: value.title, options: [] };
  };
  return `Asked if ${conditions.map((condition) => describeCondition(condition, find)).join(', and ')}.`;
}
