import type { ReleasedVersion } from '../../src/engine/compile/released-version.ts';
import { isDeepStrictEqual } from 'node:util';
import { toAnswerType } from '../../src/engine/compile/question-types.ts';
import type { QuestionnaireSource, ReleasedAbout } from '../../src/engine/compile/source.ts';
import { declaredQuestions } from './placed-source.ts';
import { sectionNames } from './former-names.ts';
import { questionDifferences, type Difference } from './question-differences.ts';
import type { PlacedSource } from './placed-source.ts';
import { ruleChanges, textChanges } from './rule-changes.ts';
import { aboutOf, releaseOf } from './release-of.ts';
import { getWordedVersion } from './released-wordings.ts';
import { isFull, newestVersion } from './released-file.ts';
import { describeBands } from './band-problems.ts';
import {
  describeMove,
  describeTurn,
  describeTurnInWords,
  namesOfQuestion,
  toConditionWords,
  toFormulaWords,
} from './change-words.ts';

export interface Change extends Difference {
  readonly question?: readonly string[];
}

/** What a release would change, compared with `version`, by default the newest. */
export function listChanges(
  source: QuestionnaireSource,
  version: string | undefined = newestVersion(source.released),
): readonly Change[] {
  const before = version === undefined ? undefined : getWordedVersion(source.released, version);
  if (!before) return [{ line: 'it was never released', needsVersion: false }];
  return [
    ...aboutChanges(source, before.about),
    ...retiredChanges(source, before),
    ...sectionChanges(source, before.about),
    ...declaredQuestions(source).flatMap((question) => questionChanges(source, question, before)),
    ...valueChanges(source, before.about),
    ...ruleChanges(source, before.about),
    ...textChanges(source, before.about),
    ...orderChanges(source, before.about),
  ];
}

const aboutWords = {
  title: 'title',
  kind: 'kind',
  subject: 'subject',
  subjectRequired: 'need of a subject',
  page: 'page',
  reward: 'reward',
} as const satisfies Partial<Record<keyof ReleasedAbout, string>>;

const pageWords = {
  title: 'title of its page',
  lede: 'sentence below its heading',
  group: 'menu group of its page',
  panels: 'list of panels of its page',
} as const;

function aboutChanges(source: QuestionnaireSource, before: ReleasedAbout | undefined): readonly Change[] {
  if (!before) return [];
  const now = aboutOf(source);
  const { title, names } = before;
  // The keys of a table are its type’s.
  const facts = (Object.keys(aboutWords) as (keyof typeof aboutWords)[])
    // Old records have no title.
    .filter((key) => key !== 'title' || title !== undefined)
    .flatMap((key) => describeTurn(aboutWords[key], before[key], now[key]));
  const renamed = names && !isDeepStrictEqual(names, now.names) ? [`it is now called "${source.id}"`] : [];
  const pages = isFull(before)
    ? (Object.keys(pageWords) as (keyof typeof pageWords)[]).flatMap((key) =>
        describeTurn(pageWords[key], before.ownPage?.[key], now.ownPage?.[key]),
      )
    : [];
  return [
    ...[...facts, ...renamed].map((line) => ({ line, needsVersion: false })),
    ...pages.map((line) => ({ line, needsVersion: true })),
  ];
}

function sectionChanges(source: QuestionnaireSource, before: ReleasedAbout | undefined): readonly Change[] {
  const { sections: released } = before ?? {};
  if (!released) return [];
  return Object.entries(source.schema.properties).flatMap(([id, section]) => {
    const names = sectionNames(source, id);
    const was = Object.entries(released).find(([name]) => names.includes(name));
    const about = `section "${section.title}" (${id})`;
    if (!was) return [{ line: `${about} is new`, needsVersion: true }];
    const [former, { title, description }] = was;
    const changes = [
      ...(former === id ? [] : [`it was called ${former}`]),
      ...describeTurn('title', title, section.title),
      ...describeTurn('description', description, section.description),
    ];
    return changes.map((change) => ({ line: `${about}: ${change}`, needsVersion: former !== id }));
  });
}

function questionChanges(
  source: QuestionnaireSource,
  question: PlacedSource,
  before: ReleasedVersion,
): readonly Change[] {
  const { id, section, source: declared } = question;
  const names = namesOfQuestion(question);
  const about = `question "${declared.title}" (${id})`;
  const now = releaseOf(source)[id];
  const former = names.findLast((name) => Object.hasOwn(before.questions, name));
  const was = former === undefined ? undefined : before.questions[former];
  if (!was || !now) {
    const words = toConditionWords(source, now?.askedIf);
    const asked = words === undefined ? '' : `, asked if ${words}`;
    const title = source.schema.properties[section]?.title;
    const line = `${about} is new in section "${title}": ${toAnswerType(declared)}${asked}`;
    return [{ line, question: names, needsVersion: true }];
  }
  return [
    ...(former === id ? [] : [{ line: `it was called ${former}`, needsVersion: true }]),
    ...questionDifferences({ source, question, was, now, about: before.about }),
  ].map(({ line, needsVersion }) => ({ line: `${about}: ${line}`, question: names, needsVersion }));
}

/** A questionnaire or section that is retired as a whole, before its questions, which then are retired one by one. */
function retiredChanges(source: QuestionnaireSource, before: ReleasedVersion): readonly Change[] {
  if (before.about?.fingerprint === undefined) return [];
  const questions = declaredQuestions(source);
  const wasAsked = (section?: string) =>
    questions.some(
      (question) =>
        (section === undefined || question.section === section) &&
        namesOfQuestion(question).some(
          (name) => before.questions[name]?.retired === undefined && name in before.questions,
        ),
    );
  if (source.schema['x-retired'])
    return wasAsked() ? [{ line: 'the whole questionnaire is retired', needsVersion: true }] : [];
  return Object.entries(source.schema.properties)
    .filter(([id, section]) => section['x-retired'] && wasAsked(id))
    .map(([id, { title }]) => ({ line: `section "${title}" (${id}) is retired`, needsVersion: true }));
}

/** Calculated values; their titles are wordings. */
function valueChanges(source: QuestionnaireSource, before: ReleasedAbout | undefined): readonly Change[] {
  if (before?.fingerprint === undefined) return [];
  const { calculated: now = {} } = aboutOf(source);
  const { calculated: former = {} } = before;
  const gone = Object.entries(former).flatMap(([id, { title }]) =>
    now[id] ? [] : [{ line: `calculated value "${title}" (${id}) is gone`, needsVersion: true }],
  );
  const each = Object.entries(now).flatMap(([id, value]): readonly Change[] => {
    const about = `calculated value "${value.title}" (${id})`;
    const was = former[id];
    if (!was) return [{ line: `${about} is new`, needsVersion: true }];
    return [
      ...describeTurn('title', was.title, value.title).map((line) => ({ line, needsVersion: false })),
      ...[
        ...describeTurnInWords('formula', was.formula, value.formula, (one) => toFormulaWords(source, one)),
        ...describeTurn('unit', was.unit, value.unit),
        ...describeTurn('list of bands', describeBands(was.bands), describeBands(value.bands)),
        ...describeTurn('section', was.section, value.section),
      ].map((line) => ({ line, needsVersion: true })),
    ].map((change) => ({ ...change, line: `${about}: ${change.line}` }));
  });
  return [...gone, ...each];
}

function orderChanges(source: QuestionnaireSource, before: ReleasedAbout | undefined): readonly Change[] {
  const questions = declaredQuestions(source);
  const order = (before?.order ?? []).flatMap(
    (name) => questions.find((one) => namesOfQuestion(one).includes(name))?.id ?? [],
  );
  const moved = Object.keys(source.schema.properties).flatMap((section) => {
    const own = questions.filter((one) => one.section === section).map(({ id }) => id);
    return describeMove(order, own);
  });
  const sections = describeMove(
    [...new Set(order.map((id) => questions.find((one) => one.id === id)?.section ?? id))],
    Object.keys(source.schema.properties),
    (id) => `"${source.schema.properties[id]?.title ?? id}"`,
  );
  return [...sections.map((line) => `section ${line}`), ...moved.map((line) => `question ${line}`)].map(
    (line) => ({ line, needsVersion: true }),
  );
}
