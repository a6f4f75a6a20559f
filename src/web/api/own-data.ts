import { exportPath, leavingSchema, type Leaving } from '../../contracts/user.ts';
import { api } from './client.ts';
import { readBody } from './read-body.ts';

/** Everything that is kept of the member as one JSON file; it may be long. */
export function loadEverything(): Promise<Blob> {
  return api.get(exportPath, { timeout: false }).blob();
}

/** Has everything of the member deleted after a while; says when. */
export function leave(): Promise<Leaving> {
  return readBody(api.put('/api/account/leaving'), leavingSchema);
}

/** Takes that back. */
export function keepAccount(): Promise<Leaving> {
  return readBody(api.delete('/api/account/leaving'), leavingSchema);
}
