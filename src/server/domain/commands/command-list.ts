import type { Commands } from '../../ports/storage.ts';
import type { Questionnaires } from '../context.ts';
import { deleteMail, postponeMail, takeMails } from './mail-commands.ts';
import { storeLiveVersions } from './live-commands.ts';
import { beginRetentionRun, endLapsed, endLeaving, purgeOld, purgeShared } from './retention-commands.ts';
import {
  changeRecordDetails,
  createRecord,
  purgeRecord,
  restoreVersion,
  updateRecord,
} from './record-commands.ts';

/** The writes of no resource yet (resources/write.ts): `storage.run(commands.createRecord, …)`. */
export const commands = {
  takeMails,
  postponeMail,
  deleteMail,
  createRecord,
  updateRecord,
  changeRecordDetails,
  purgeRecord,
  restoreVersion,
  beginRetentionRun,
  endLapsed,
  endLeaving,
  purgeOld,
  purgeShared,
  storeLiveVersions,
} as const satisfies Commands<Questionnaires>;
