import { loadSession } from '../api/user.ts';

/** How far the record of a questionnaire that was saved last has come. */
export interface RecordCounts {
  readonly complete: boolean;
  /** Sections saved. */
  readonly saved: number;
  /** Questions answered, of those asked. */
  readonly answered: number;
  readonly asked: number;
}

/** The server's counts by questionnaire id; one without a record is absent. A failed call is an ApiError. */
export async function loadCounts(): Promise<Readonly<Record<string, RecordCounts>>> {
  const { records } = await loadSession();
  return Object.fromEntries(
    records.map(({ module, complete, sections, answered, asked }) => [
      module,
      { complete, saved: sections.length, answered, asked },
    ]),
  );
}
