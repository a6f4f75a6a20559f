import { isDeepStrictEqual } from 'node:util';
import type { QuestionnaireSource, ReleasedQuestion } from '../../src/engine/registry/source.ts';
import { declaredQuestions } from './content-problems.ts';
import { sectionNames } from './former-names.ts';
import { aboutOf, releaseOf } from './release-of.ts';
import { newestVersion } from './released-file.ts';

/** Something that is other than it was when it was released last. */
export interface Change {
  /** The id of the question then; absent where it is about more than one. */
  readonly question?: string;
  readonly line: string;
}

/** What would be released of a questionnaire that is other than in its newest release; all of it is new without one. */
export function listChanges(source: QuestionnaireSource): readonly Change[] {
  const newest = newestVersion(source.released);
  if (newest === undefined) return [{ line: 'It was never released.' }];
  return [...aboutChanges(source, newest), ...questionChanges(source, newest)];
}

/** What a release did not record cannot be compared. */
function aboutChanges(source: QuestionnaireSource, newest: string): readonly Change[] {
  const before = source.released.about?.[newest];
  if (!before) return [];
  const { sections: was = {}, fingerprint: _, ...facts } = before;
  const { sections = {}, fingerprint: __, ...now } = aboutOf(source);
  const added = Object.keys(sections).filter(
    (id) => Object.keys(was).length > 0 && !sectionNames(source, id).some((name) => Object.hasOwn(was, name)),
  );
  return [
    ...compare('', facts, pick(now, Object.keys(facts))),
    ...added.map((id) => ({ line: `section "${id}": new` })),
    ...Object.entries(was).flatMap(([id, section]) => {
      const current = Object.keys(sections).find((one) => sectionNames(source, one).includes(id)) ?? id;
      return compare(`section "${id}" `, section, sections[current] ?? {});
    }),
  ];
}

function questionChanges(source: QuestionnaireSource, newest: string): readonly Change[] {
  const before = source.released.versions[newest] ?? {};
  const now = releaseOf(source);
  const hasAll = source.released.about?.[newest]?.fingerprint !== undefined;
  const declared = declaredQuestions(source);
  const findNow = (id: string) =>
    declared.find((one) => one.id === id || one.source['x-former-ids']?.includes(id))?.id ?? id;
  const known = Object.keys(before).map(findNow);
  return [
    ...Object.keys(now)
      .filter((id) => !known.includes(id))
      .map((id) => ({ line: `"${id}": new` })),
    ...Object.entries(before).flatMap(([question, was]) => {
      const id = findNow(question);
      const current: Partial<ReleasedQuestion> = now[id] ?? {};
      const changes = compare(`"${question}" `, was, hasAll ? current : pick(current, recorded(was)));
      const renamed = id === question ? [] : [{ line: `"${question}": now "${id}"` }];
      return [...renamed, ...changes].map((change) => ({ ...change, question }));
    }),
  ];
}

/** What was recorded of every question before limits and conditions were. */
function recorded({ title }: ReleasedQuestion): readonly (keyof ReleasedQuestion)[] {
  const meaning = ['section', 'type', 'options', 'ownText', 'unit', 'format'] as const;
  if (title === undefined) return meaning;
  return [...meaning, 'title', 'signal', 'maxLength', 'optionTitles', 'optionSignals'];
}

function pick(from: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key)));
}

function compare(what: string, before: object, now: object): readonly Change[] {
  const was = new Map<string, unknown>(Object.entries(before));
  const is = new Map<string, unknown>(Object.entries(now));
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((key) => !isDeepStrictEqual(was.get(key), is.get(key)))
    .map((key) => ({ line: `${what}${key}: ${tell(was.get(key))} -> ${tell(is.get(key))}` }));
}

function tell(value: unknown): string {
  return value === undefined ? 'none' : JSON.stringify(value);
}
