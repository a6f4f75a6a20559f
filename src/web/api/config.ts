import { publicConfigSchema } from '../../contracts/config.ts';
import type { PublicConfig } from '../../contracts/config.ts';
import { api } from './client.ts';
import { readAnswer } from './read-body.ts';

export function loadConfig(): Promise<PublicConfig> {
  return readAnswer(api.get('/config.json'), publicConfigSchema);
}
