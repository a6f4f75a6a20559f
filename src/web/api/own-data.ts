import { exportPath, leavingSchema, type Leaving } from '../../contracts/user.ts';
import { api } from './client.ts';
import { readBody } from './read-body.ts';

/** Everything stored about the member as one JSON file; may be large. */
export function loadOwnData(): Promise<Blob> {
  return api.get(exportPath, { timeout: false }).blob();
}

/** Requests the deletion of the account; returns its date. */
export function leave(): Promise<Leaving> {
  return readBody(api.put('/api/account/leaving'), leavingSchema);
}

export function keepAccount(): Promise<Leaving> {
  return readBody(api.delete('/api/account/leaving'), leavingSchema);
}
