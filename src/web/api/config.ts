import { publicConfigSchema, type PublicConfig } from '../../contracts/config.ts';
import { api } from './client.ts';
import { readBody } from './read-body.ts';

export function loadConfig(): Promise<PublicConfig> {
  return readBody(api.get('/config.json'), publicConfigSchema);
}
