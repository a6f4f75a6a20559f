import type { ReleasedAbout, ReleasedFile, ReleasedQuestion } from './source.ts';

/** The record of a released version. */
export interface Recorded {
  readonly questions: Readonly<Record<string, ReleasedQuestion>>;
  readonly about: ReleasedAbout | undefined;
}

/** A released version; where its sealed record and its details differ, the record counts. */
export function getRecorded(released: ReleasedFile, version: string): Recorded | undefined {
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
