import { useQuery } from '@tanstack/react-query';
import { minute } from '../../lib/durations.ts';
import { refreshMember } from '../session/session-actions.ts';
import { useSession } from '../session/session-context.ts';

/** Asks for the member's balance, check-in and deletion: after a reload, when the window gets the focus, and at midnight. */
export function useFreshMember(): void {
  const session = useSession();
  useQuery({
    queryKey: ['member'],
    queryFn: () => refreshMember(session),
    initialData: session.begun && true,
    staleTime: minute,
  });
}
