import type { Commands } from '../../ports/storage.ts';
import type { Questionnaires } from '../context.ts';
import {
  changeRecordDetails,
  createRecord,
  purgeRecord,
  restoreVersion,
  updateRecord,
} from './record-commands.ts';

/** The writes of no resource yet (resources/write.ts): `storage.run(commands.createRecord, …)`. */
export const commands = {
  createRecord,
  updateRecord,
  changeRecordDetails,
  purgeRecord,
  restoreVersion,
} as const satisfies Commands<Questionnaires>;
