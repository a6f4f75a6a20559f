import { isDeepStrictEqual } from 'node:util';
import type {
  QuestionnaireSource,
  ReleasedFile,
  ReleasedQuestion,
} from '../../src/engine/registry/source.ts';
import { isOtherFingerprint } from '../../src/engine/registry/releases.ts';
import { changeProblems, lossProblems } from './change-problems.ts';
import { declaredQuestions } from './content-problems.ts';
import type { JsonFile } from './json-file.ts';
import type { Problem } from './problem.ts';
import { fingerprintOf, releaseOf } from './release-of.ts';
import { listVersions, newestVersion, sealsOf } from './released-file.ts';

/** What would lose or change answers that members gave to a released version. */
export function releaseProblems(
  source: QuestionnaireSource,
  file: JsonFile,
  releasedFile: JsonFile | undefined,
): readonly Problem[] {
  const tampered = releasedFile ? sealProblems(source.released, releasedFile) : [];
  if (tampered.length > 0) return tampered;
  const wrongVersion = versionProblems(source, file);
  if (wrongVersion.length > 0) return wrongVersion;
  const changes = [...aboutProblems(source, file), ...questionProblems(source, file)];
  if (changes.some(({ severity }) => severity === 'error')) return changes;
  return [...changes, ...recordProblems(source, file)];
}

function sealProblems(released: ReleasedFile, file: JsonFile): readonly Problem[] {
  const { seals } = released;
  if (seals === undefined) return [];
  const wrong = Object.entries(sealsOf(released)).find(([version, seal]) => seals[version] !== seal);
  const extra = Object.keys(seals).find((version) => !Object.hasOwn(released.versions, version));
  const version = wrong?.[0] ?? extra;
  if (version === undefined) return [];
  return [
    file.problem(
      ['versions', version],
      `Version ${version} does not say here what was released; only a command writes this file, so bring it back from git.`,
    ),
  ];
}

function versionProblems(source: QuestionnaireSource, file: JsonFile): readonly Problem[] {
  const { version } = source.schema['x-questionnaire'];
  const newest = Number(newestVersion(source.released) ?? 0);
  const refuse = (sentence: string) => [file.problem(['x-questionnaire', 'version'], sentence)];
  if (version < newest)
    return refuse(`Version ${newest} is already released; "version" must be ${newest} or more.`);
  if (version <= newest + 1) return [];
  return refuse(
    newest === 0
      ? 'No version is released yet; the first "version" is 1.'
      : `Version ${newest} is the newest that was released; the next "version" is ${newest + 1}.`,
  );
}

/** What the questionnaire as a whole was when its newest version was released. */
function aboutProblems({ schema, released }: QuestionnaireSource, file: JsonFile): readonly Problem[] {
  const newest = newestVersion(released) ?? '';
  const before = released.about?.[newest];
  if (!before) return [];
  const now = schema['x-questionnaire'];
  const told = (value: string | number | boolean | undefined) => String(value ?? 'none');
  const changed = (['kind', 'subject', 'subjectRequired', 'page', 'reward'] as const).filter(
    (key) => before[key] !== now[key],
  );
  return changed.map((key) => {
    const was = `"${key}" was ${told(before[key])} in version ${newest} and is ${told(now[key])} now`;
    const place = ['x-questionnaire', key];
    switch (key) {
      case 'kind':
      case 'subject':
      case 'subjectRequired':
        return file.problem(
          place,
          `${was}, which members' records do not follow; write it back, and make a folder of its own for the new questionnaire.`,
        );
      case 'page':
        return file.warning(place, `${was}; links that members kept lead to the page of before.`);
      case 'reward':
        return file.warning(
          place,
          `${was}; what was paid stays paid, and only new sections pay the new reward.`,
        );
    }
  });
}

function questionProblems(source: QuestionnaireSource, file: JsonFile): readonly Problem[] {
  const told = new Set<string>();
  // The newest first: a question that is gone is gone from every version.
  return listVersions(source.released)
    .toReversed()
    .flatMap((version) => {
      const questions = source.released.versions[version] ?? {};
      const found = [
        ...lossProblems(source, version, questions, file),
        ...changeProblems(source, version, questions, file),
      ];
      return found.flatMap(({ about, problem }) => {
        if (told.has(about)) return [];
        told.add(about);
        return [problem];
      });
    });
}

/** A released version stays what it was; one that is not recorded should be when it goes live. */
function recordProblems(source: QuestionnaireSource, file: JsonFile): readonly Problem[] {
  const { version } = source.schema['x-questionnaire'];
  const place = ['x-questionnaire', 'version'];
  const recorded = source.released.versions[String(version)];
  if (!recorded) {
    return [
      file.warning(
        place,
        `Version ${version} is not recorded; once it goes live, run: npm run schemas -- --release.`,
      ),
    ];
  }
  const now = releaseOf(source);
  const ids = Object.keys(recorded);
  const fingerprint = source.released.about?.[String(version)]?.fingerprint ?? '';
  const isSame =
    !isOtherFingerprint(fingerprint, fingerprintOf(source)) &&
    isDeepStrictEqual(ids.toSorted(), Object.keys(now).toSorted()) &&
    ids.every((id) => isSameQuestion(recorded[id], now[id]));
  if (isSame) return [];
  const added = declaredQuestions(source).find(({ id }) => !ids.includes(id));
  const what = added ? `did not ask "${added.id}"` : 'asked something else';
  return [
    file.problem(place, `Version ${version} is released and ${what}; raise "version" to ${version + 1}.`),
  ];
}

/** Whether a recorded question asks what it asks now. What `recorded` does not say was not yet recorded when it was made. */
function isSameQuestion(recorded: ReleasedQuestion | undefined, now: ReleasedQuestion | undefined): boolean {
  const [one, other] = [recorded, now].map((question) => meaningOf(question, recorded?.title !== undefined));
  return isDeepStrictEqual(one, other);
}

/** All but the words, which may change; limits and conditions are in the fingerprint. */
function meaningOf(question: ReleasedQuestion | undefined, withSigns: boolean): object {
  const { section, type, options, ownText, unit, format, signal, optionSignals } = question ?? {};
  const meaning = { section, type, options, ownText, unit, format };
  if (!withSigns) return meaning;
  return { ...meaning, signal: signal ?? 'neutral', optionSignals: optionSignals ?? [] };
}
