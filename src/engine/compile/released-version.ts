import type { ReleasedAbout, ReleasedFile, ReleasedQuestion } from './source.ts';

/** What released.json has of a version. */
export interface ReleasedVersion {
  readonly questions: Readonly<Record<string, ReleasedQuestion>>;
  readonly about: ReleasedAbout | undefined;
}

/** A released version; where its details differ from what its seal covers, the latter counts. */
export function getReleasedVersion(released: ReleasedFile, version: string): ReleasedVersion | undefined {
  const sealed = released.versions[version];
  if (!sealed) return undefined;
  const about = released.about?.[version];
  const details = released.details?.[version];
  if (!details) return { questions: sealed, about };
  const questions = Object.entries(sealed).map(([id, question]) => [
    id,
    { ...details.questions[id], ...question },
  ]);
  return { questions: Object.fromEntries(questions), about: { ...details.about, ...about } };
}
