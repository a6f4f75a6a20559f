import type { Caller } from './account.ts';
import type { RestoreVersionOutcome } from './commands/record-commands.ts';
import type { Context } from './context.ts';

/** `revisions` come from an If-Match header. */
export async function restoreVersion(
  { storage, questionnaires, clock }: Context,
  { memberId }: Caller,
  request: {
    readonly module: string;
    readonly id: string;
    readonly revision: number;
    readonly revisions: readonly number[] | undefined;
  },
): Promise<RestoreVersionOutcome> {
  if (!questionnaires.has(request.module)) return { kind: 'unknown' };
  return storage.run('restoreVersion', { memberId, ...request, now: clock.now() });
}
