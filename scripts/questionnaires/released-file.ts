import { createHash } from 'node:crypto';
import { toAnswerType } from '../../src/engine/answers/answer-types.ts';
import { buildQuestion } from '../../src/engine/registry/build-question.ts';
import { optionSources } from '../../src/engine/registry/question-source.ts';
import type {
  QuestionnaireSource,
  ReleasedAbout,
  ReleasedFile,
  ReleasedQuestion,
} from '../../src/engine/registry/source.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import { declaredQuestions } from './content-problems.ts';

/** What a version asks, as released.json records it. */
export function releaseOf(source: QuestionnaireSource): Record<string, ReleasedQuestion> {
  return Object.fromEntries(
    declaredQuestions(source).map(({ id, section, source: question }) => {
      const options = optionSources(question);
      const ownText = options.filter((option) => option['x-own-text']).map((option) => option.const);
      const { title, maxLength, 'x-signal': signal } = question;
      const { unit, format } = buildQuestion('checklist', id, question, {}, []);
      return [
        id,
        {
          section,
          type: toAnswerType(question),
          ...(options.length > 0 && { options: options.map((option) => option.const) }),
          ...(ownText.length > 0 && { ownText }),
          ...(unit && { unit }),
          ...(format && { format }),
          title,
          ...(signal && { signal }),
          ...(maxLength !== undefined && { maxLength }),
          ...(options.length > 0 && {
            optionTitles: options.map((option) => option.title),
            optionSignals: options.map((option) => option['x-signal'] ?? 'neutral'),
          }),
        },
      ];
    }),
  );
}

/** What released.json should say once the present version is released too. */
export function toReleasedFile(source: QuestionnaireSource): ReleasedFile {
  const { kind, version, page, subject, subjectRequired, reward } = source.schema['x-questionnaire'];
  const { versions, about = {}, seals = {} } = source.released;
  if (seals[String(version)] !== undefined) return source.released;
  const now: ReleasedAbout = {
    kind,
    page,
    reward,
    ...(subject && { subject }),
    ...(subjectRequired && { subjectRequired }),
  };
  const all = {
    versions: { ...versions, [version]: releaseOf(source) },
    about: { ...about, [version]: now },
  };
  return { ...all, seals: sealsOf(all) };
}

/** The seal of each version, in their order: each is made of the version and the seal before it. */
export function sealsOf({ versions, about = {} }: ReleasedFile): Record<string, string> {
  const seals: Record<string, string> = {};
  let last = '';
  for (const version of listVersions({ versions })) {
    last = createHash('sha256')
      .update(JSON.stringify([last, version, sorted(about[version]), sorted(versions[version])]))
      .digest('base64url');
    seals[version] = last;
  }
  return seals;
}

/** The numbers of the released versions, from the first on. */
export function listVersions({ versions }: Pick<ReleasedFile, 'versions'>): readonly string[] {
  return Object.keys(versions).toSorted((a, b) => Number(a) - Number(b));
}

/** The seal of the newest version; undefined where none is sealed. */
export function lastSeal(released: ReleasedFile): string | undefined {
  return released.seals?.[listVersions(released).at(-1) ?? ''];
}

/** The order in which keys were written says nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value ?? null;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => [key, sorted(one)]);
}
