import * as liveVersions from './jobs/live-versions.ts';
import * as mails from './jobs/mails.ts';
import * as members from './jobs/members.ts';
import * as readiness from './jobs/readiness.ts';
import * as retention from './jobs/retention.ts';
import * as signIns from './jobs/sign-ins.ts';
import * as account from './resources/account.ts';
import * as readingBatches from './jobs/reading-batches.ts';
import * as entryWords from './resources/entry-words.ts';
import { resources } from './resources/resources.ts';
import * as signIn from './resources/sign-in.ts';
import { listWrites } from './resources/write.ts';

/** Every write of the product, by the name under which SQLite's writer thread finds it. */
export const writes = listWrites([
  ...resources,
  account,
  signIn,
  entryWords,
  members,
  readiness,
  readingBatches,
  signIns,
  liveVersions,
  mails,
  retention,
]);
