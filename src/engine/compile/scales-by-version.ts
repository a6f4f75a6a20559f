import type { Question, Questionnaire, ScaleSteps } from '../questionnaire.ts';
import { getReleasedVersion } from './released-version.ts';
import type { ReleasedFile, ReleasedQuestion } from './source.ts';

/** The steps of scales in released versions where they differ from those of the present questions. */
export function scalesByVersion(
  released: ReleasedFile,
  now: readonly Question[],
): NonNullable<Questionnaire['scalesByVersion']> {
  const versions = Object.keys(released.versions).map((version) => {
    const { questions = {} } = getReleasedVersion(released, version) ?? {};
    return [version, listChanged(questions, now)] as const;
  });
  return Object.fromEntries(versions.filter(([, scales]) => Object.keys(scales).length > 0));
}

function listChanged(
  released: Readonly<Record<string, ReleasedQuestion>>,
  now: readonly Question[],
): Readonly<Record<string, ScaleSteps>> {
  const changed = Object.entries(released).flatMap(([name, { type, limits }]) => {
    const question = now.find(({ id, formerIds }) => id === name || formerIds.includes(name));
    if (type !== 'scale' || question?.type !== 'scale') return [];
    const { minimum: from, maximum: to } = limits ?? {};
    if (from === undefined || to === undefined) return [];
    const isSame = from === question.settings.from && to === question.settings.to;
    return isSame ? [] : [[question.id, { from, to }] as const];
  });
  return Object.fromEntries(changed);
}
