import { parentPort, workerData } from 'node:worker_threads';
import type { WriterTask } from './open-storage.ts';
import { loadQuestionnaires } from './questionnaires.ts';
import { serveWriter } from './storage/sqlite/serve-writer.ts';
import { writes } from './writes.ts';

export async function runWriter(): Promise<void> {
  if (!parentPort) throw new Error('The writer is run as a thread, by openStorage');
  // openStorage passes exactly this.
  const { file, questionnaires }: WriterTask = workerData;
  const given = await loadQuestionnaires(questionnaires);
  await serveWriter(parentPort, file, { writes, given });
}
