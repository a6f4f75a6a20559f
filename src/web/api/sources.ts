import { bases } from '../../contracts/config.ts';
import { sourceListSchema, type SourceList } from '../../contracts/sources.ts';
import { api, type Cancel } from './client.ts';
import { readBody } from './read-body.ts';

export function loadSources(cancel: Cancel): Promise<SourceList> {
  return readBody(api.get(`${bases.api}/sources`, cancel), sourceListSchema);
}
