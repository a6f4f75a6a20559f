import { parentPort, workerData } from 'node:worker_threads';
import { buildCommands } from './domain/commands/command-list.ts';
import type { WriterTask } from './open-storage.ts';
import { loadQuestionnaires } from './questionnaires.ts';
import { serveWriter } from './storage/sqlite/serve-writer.ts';

export async function runWriter(): Promise<void> {
  if (!parentPort) throw new Error('The writer is run as a thread, by openStorage');
  // openStorage passes exactly this.
  const { file, questionnaires }: WriterTask = workerData;
  await serveWriter(parentPort, file, buildCommands(await loadQuestionnaires(questionnaires)));
}
