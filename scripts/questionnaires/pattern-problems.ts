import { maxTextLength } from '../../src/contracts/record.ts';
import { findPatternFault } from '../../src/engine/compile/pattern.ts';
import { assertNever } from '../../src/lib/assert-never.ts';
import type { Checked } from './checked.ts';
import { errorAt } from './json-file.ts';
import type { PlacedSource } from './placed-source.ts';
import type { Problem } from './problem.ts';

/** A pattern that no text fits, that leaves a part of the text free, or that may take long. */
export function patternProblems(
  { id, source, path }: PlacedSource,
  { schemaFile: file }: Checked,
): readonly Problem[] {
  const { pattern, maxLength: most = maxTextLength } = source;
  const fault = pattern === undefined ? undefined : findPatternFault(pattern, most);
  if (!fault) return [];
  const place = [...path, 'pattern'];
  switch (fault.kind) {
    case 'unreadable':
      return [errorAt(file, place, 'pattern-unreadable', { id })];
    case 'open':
      return [errorAt(file, place, 'pattern-open', { id })];
    case 'unsupported':
      return [errorAt(file, place, 'pattern-unsupported', { id, part: fault.part })];
    case 'slow':
      return [errorAt(file, place, 'pattern-slow', { id })];
    case 'unmet':
      return [errorAt(file, place, 'pattern-unmet', { id, most })];
    default:
      return assertNever(fault);
  }
}
