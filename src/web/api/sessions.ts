import { sessionListSchema, type SessionList } from '../../contracts/sign-in.ts';
import { api } from './client.ts';
import { readBody } from './read-body.ts';

export function loadSessions(): Promise<SessionList> {
  return readBody(api.get('/api/sessions'), sessionListSchema);
}

export async function endSession(id: string): Promise<void> {
  await api.delete(`/api/sessions/${encodeURIComponent(id)}`);
}

export async function endAllSessions(): Promise<void> {
  await api.delete('/api/sessions');
}
