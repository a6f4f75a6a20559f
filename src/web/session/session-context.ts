import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Member } from './member.ts';
import type { MemberSession, SessionState } from './open-session.ts';

export const SessionContext = createContext<MemberSession | undefined>(undefined);

export function useSession(): MemberSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('No session is provided here');
  return session;
}

export function useSessionState<Part>(select: (state: SessionState) => Part): Part {
  return useStore(useSession().store, select);
}

export function useMember(): Member | undefined {
  return useSessionState(({ member }) => member);
}
