import { resultsCopy as copy } from '../../../copy/research/results.ts';
import type { ImportedRecord } from '../../../research/results/import-results.ts';
import type { ImportFailure } from '../../../research/results/import-records.ts';
import { Message } from '../../../ui/blocks/Message.tsx';
import type { Outcomes } from './use-import.ts';

interface ImportReportProps {
  readonly outcomes: Outcomes;
  /** What became of records with other answers here. */
  readonly settled: Outcomes;
  readonly unknown: number;
}

export function ImportReport({ outcomes, settled, unknown }: ImportReportProps) {
  const all = [...outcomes];
  const count = (kind: 'imported' | 'present') => all.filter(([, outcome]) => outcome.kind === kind).length;
  const taken = [...settled.values()].filter(({ kind }) => kind === 'imported').length;
  const differing = all.filter(([one, { kind }]) => kind === 'differs' && !settled.has(one)).length;
  const failures = groupFailures([...all, ...settled]);
  const isBad = failures.size > 0 || unknown > 0 || differing > 0;
  return (
    <>
      <Message tone={isBad ? 'error' : 'ok'}>
        {copy.imported(count('imported'), count('present'))}
        {taken > 0 && ` ${copy.taken(taken)}`}
        {differing > 0 && ` ${copy.differing(differing)}`}
        {unknown > 0 && ` ${copy.importUnknown(unknown)}`}
      </Message>
      {[...failures].map(([reason, names]) => (
        <Message key={reason} tone="error">
          {copy.importFailed(names, reason)}
        </Message>
      ))}
    </>
  );
}

/** The names of records that were not imported, by reason, in the order of the file. */
function groupFailures(outcomes: readonly (readonly [ImportedRecord, Outcome])[]) {
  const names = new Map<string, string[]>();
  for (const [one, outcome] of outcomes.toReversed()) {
    if (outcome.kind !== 'failed') continue;
    const reason = toReason(outcome.reason);
    names.set(reason, [...(names.get(reason) ?? []), toName(one)]);
  }
  return names;
}

type Outcome = Outcomes extends ReadonlyMap<ImportedRecord, infer One> ? One : never;

export function toName({ name, day, entry }: ImportedRecord): string {
  return name ?? [entry.title, day].filter((part) => part !== undefined).join(', ');
}

function toReason(reason: ImportFailure): string {
  if (reason.kind === 'unreadable') return copy.importUnreadable;
  const { message, fields } = reason;
  const problems = fields.map(({ path, message: problem }) => `${path}: ${problem}`);
  return problems.length > 0 ? problems.join(' ') : message;
}
