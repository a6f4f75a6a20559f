import type { Checked } from './checked.ts';
import { errorAt, warningAt } from './json-file.ts';
import type { PlacedSource } from './placed-source.ts';
import type { Problem } from './problem.ts';

/** Answers keep this many digits after the decimal point. */
const finest = 1e-12;

export function stepProblems(
  { id, source, path }: PlacedSource,
  { schemaFile: file }: Checked,
): readonly Problem[] {
  const { minimum, maximum, multipleOf: step, 'x-unit': unit } = source;
  const percent =
    unit === 'percent' && maximum !== undefined && maximum > 0 && maximum <= 1
      ? [warningAt(file, [...path, 'maximum'], 'percent-up-to-one', { id, maximum })]
      : [];
  if (step === undefined) return percent;
  const place = [...path, 'multipleOf'];
  if (step < finest) {
    return [...percent, errorAt(file, place, 'number-step-too-fine', { id, step, finest: '0.000000000001' })];
  }
  if (minimum !== undefined && maximum !== undefined && !hasMultiple(minimum, maximum, step)) {
    return [...percent, errorAt(file, place, 'number-unanswerable', { id, step, minimum, maximum })];
  }
  const offStep = (['minimum', 'maximum'] as const).flatMap((key) => {
    const limit = source[key];
    if (limit === undefined || isMultiple(limit, step)) return [];
    return [errorAt(file, [...path, key], 'number-limit-off-step', { id, key, limit, step })];
  });
  return [...percent, ...offStep];
}

/** As the engine judges an answer, except for the last digits, which decimal fractions do not have in binary. */
export function isMultiple(value: number, step: number): boolean {
  const count = value / step;
  return Math.abs(count - Math.round(count)) < 1e-6;
}

function hasMultiple(minimum: number, maximum: number, step: number): boolean {
  const first = Math.ceil(minimum / step - 1e-6);
  return first <= Math.floor(maximum / step + 1e-6);
}
