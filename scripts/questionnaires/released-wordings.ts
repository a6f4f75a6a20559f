import { getReleasedVersion, type ReleasedVersion } from '../../src/engine/compile/released-version.ts';
import type {
  QuestionnaireSource,
  QuestionWording,
  ReleasedAbout,
  ReleasedFile,
  ReleasedQuestion,
  ReleasedWordings,
} from '../../src/engine/compile/source.ts';
import { aboutOf, releaseOf } from './release-of.ts';

/** A released version with the texts that its last release found. */
export function getWordedVersion(released: ReleasedFile, version: string): ReleasedVersion | undefined {
  const recorded = getReleasedVersion(released, version);
  const wordings = released.wordings?.[version];
  if (!recorded || !wordings) return recorded;
  const questions = Object.entries(recorded.questions).map(([id, question]) => [
    id,
    { ...withoutWording(question), ...wordings.questions[id] },
  ]);
  return {
    questions: Object.fromEntries(questions),
    about: recorded.about && toWordedAbout(recorded.about, wordings.about),
  };
}

/** The record with the present texts of a version that is released already; the same one if they are recorded. */
export function withWordings(source: QuestionnaireSource): ReleasedFile {
  const { released } = source;
  const version = String(source.schema['x-questionnaire'].version);
  const before = getWordedVersion(released, version);
  // An older record does not know all texts.
  if (before?.about?.fingerprint === undefined) return released;
  const [was, now] = [
    toWordings(before.questions, before.about),
    toWordings(releaseOf(source), aboutOf(source)),
  ];
  // The order of columns counts.
  if (JSON.stringify(was) === JSON.stringify(now)) return released;
  return { ...released, wordings: { ...released.wordings, [version]: now } };
}

function toWordings(
  questions: Readonly<Record<string, ReleasedQuestion>>,
  { title, page, reward, names, sections, rules, texts }: ReleasedAbout,
): ReleasedWordings {
  const entries = Object.entries(questions).map(([id, question]) => [id, toWording(question)]);
  return {
    questions: Object.fromEntries(entries),
    about: {
      page,
      reward,
      ...(title !== undefined && { title }),
      ...(names && { names }),
      ...(sections && { sections }),
      ...(rules && { rules }),
      ...(texts && { texts }),
    },
  };
}

function toWording({
  title,
  help,
  appliesIf,
  quick,
  optionTitles,
  columns,
}: ReleasedQuestion): QuestionWording {
  return {
    ...(title !== undefined && { title }),
    ...(help !== undefined && { help }),
    ...(appliesIf && { appliesIf }),
    ...(quick && { quick }),
    ...(optionTitles && { optionTitles }),
    ...(columns && { columns }),
  };
}

/** Texts between questions come and go within a version. */
function toWordedAbout(recorded: ReleasedAbout, wordings: ReleasedWordings['about']): ReleasedAbout {
  const { texts: _, ...others } = recorded;
  return { ...others, ...wordings };
}

function withoutWording(question: ReleasedQuestion): Omit<ReleasedQuestion, keyof QuestionWording> {
  const {
    title: _,
    help: __,
    appliesIf: ___,
    quick: ____,
    optionTitles: _____,
    columns: ______,
    ...rest
  } = question;
  return rest;
}
