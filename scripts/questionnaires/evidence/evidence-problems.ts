import type { FactId } from '../../../src/contracts/coin-facts.ts';
import { toAnswerType } from '../../../src/engine/compile/question-types.ts';
import type { SubjectName } from '../../../src/engine/vocabulary.ts';
import type { Evidence } from '../../../src/engine/evidence.ts';
import { namedEvidence } from '../../../src/engine/compile/question-evidence.ts';
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
  const known = listFactsOf(subject);
  const sections = Object.keys(source.schema.properties).map((id): EvidencePlace => ({ id, section: id }));
  return [...sections, ...questions].flatMap((place: EvidencePlace) => {
    const evidence = namedEvidence(source.ui, place.id);
    const shared = place.source && !place.ownTextOf ? namedEvidence(source.ui, place.section) : [];
    const path = [place.id, 'ui:options', 'evidence'];
    if (evidence.length === 0) return [];
    if (!place.source && questions.some(({ id }) => id === place.id))
      return [errorAt(file, path, 'evidence-place-unclear', { id: place.id })];
    if (known.length === 0)
      return [errorAt(file, path, 'evidence-without-facts', { about: describeSubject(subject) })];
    return evidence.flatMap((one, index) => {
      const { fact, rule } = one;
      const at = [...path, index, 'fact'];
      if (evidence.findIndex((other) => other.fact === fact) < index)
        return [errorAt(file, at, 'evidence-repeated', { fact })];
      if (!rule && shared.some((other) => other.fact === fact))
        return [errorAt(file, at, 'evidence-in-section', { fact, id: place.id, section: place.section })];
      return entryProblems(one, { place, subject, known, path: [...path, index], file });
    });
  });
}

/** A question, or a section, which has no `source`. */
type EvidencePlace = Pick<PlacedSource, 'id' | 'section'> &
  Partial<Pick<PlacedSource, 'source' | 'ownTextOf'>>;

interface EntryPlace {
  readonly place: EvidencePlace;
  readonly subject: SubjectName | undefined;
  readonly known: readonly FactId[];
  readonly path: JsonPath;
  readonly file: JsonFile;
}

function entryProblems(
  { fact, rule }: Evidence,
  { place: { id, source }, subject, known, path, file }: EntryPlace,
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
  if (!source) return [errorAt(file, [...path, 'rule'], 'evidence-rule-of-section', { id })];
  if (toAnswerType(source) !== 'boolean')
    return [errorAt(file, [...path, 'rule'], 'evidence-rule-without-yes', { id })];
  return ruleProblems(fact, rule, [...path, 'rule'], file);
}
