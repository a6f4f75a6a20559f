import type { FactId } from '../../../src/contracts/coin-facts.ts';
import { toAnswerType } from '../../../src/engine/compile/question-types.ts';
import type { SubjectName } from '../../../src/engine/vocabulary.ts';
import type { Evidence } from '../../../src/engine/evidence.ts';
import { uiEntryOf } from '../../../src/engine/compile/source.ts';
import type { Checked } from '../checked.ts';
import { describeSubject } from '../describe-subject.ts';
import { errorAt, type JsonFile, type JsonPath } from '../json-file.ts';
import { nameHolding, nearest } from '../nearest.ts';
import type { PlacedSource } from '../placed-source.ts';
import type { Problem } from '../problem.ts';
import { listFactsOf, toSubjectOf } from './facts-of.ts';
import { ruleProblems } from './rule-problems.ts';

export function evidenceProblems({ source, questions, uiFile: file }: Checked): readonly Problem[] {
  const { subject } = source.schema['x-questionnaire'];
  return questions.flatMap((question) => {
    const evidence = uiEntryOf(source.ui, question.id)['ui:options']?.evidence;
    if (!evidence) return [];
    const path = [question.id, 'ui:options', 'evidence'];
    const known = listFactsOf(subject);
    if (known.length === 0)
      return [errorAt(file, path, 'evidence-without-facts', { about: describeSubject(subject) })];
    return evidence.flatMap((one, index) => {
      const isRepeated = evidence.findIndex(({ fact }) => fact === one.fact) < index;
      if (isRepeated)
        return [errorAt(file, [...path, index, 'fact'], 'evidence-repeated', { fact: one.fact })];
      return entryProblems(one, { question, subject, known, path: [...path, index], file });
    });
  });
}

interface EntryPlace {
  readonly question: PlacedSource;
  readonly subject: SubjectName | undefined;
  readonly known: readonly FactId[];
  readonly path: JsonPath;
  readonly file: JsonFile;
}

function entryProblems(
  { fact, rule }: Evidence,
  { question: { id, source }, subject, known, path, file }: EntryPlace,
): readonly Problem[] {
  if (!known.includes(fact)) {
    const kind = toSubjectOf(fact);
    if (kind !== undefined)
      return [
        errorAt(file, [...path, 'fact'], 'evidence-fact-about-other', {
          fact,
          kind,
          about: describeSubject(subject),
        }),
      ];
    const meant = nearest(fact, known) ?? nameHolding(fact, known);
    return [errorAt(file, [...path, 'fact'], 'evidence-fact-unknown', { fact, meant })];
  }
  if (!rule) return [];
  if (toAnswerType(source) !== 'boolean')
    return [errorAt(file, [...path, 'rule'], 'evidence-rule-without-yes', { id })];
  return ruleProblems(fact, rule, [...path, 'rule'], file);
}
