import { useEffect, useState } from 'react';
import { createStore, useStore } from 'zustand';
import { loadQuestionnaire } from '../questionnaire/load-questionnaire.ts';
import { catalog } from '../questionnaire/questionnaire-catalog.ts';
import { openDevice } from '../records/open-device.ts';
import { openRecords } from '../records/open-records.ts';
import { openTabs } from '../records/open-tabs.ts';
import type { Records } from '../records/records.ts';
import { useMember, useSession } from '../session/session-context.ts';

/** The records of the member who is, or was last, logged in: a session that is renewed finds them as they were. */
export function useOpenRecords(): Records | undefined {
  const session = useSession();
  const email = useMember()?.email;
  const [owner, setOwner] = useState(email);
  if (email !== undefined && email !== owner) setOwner(email);
  const [open] = useState(() => createStore<{ readonly records?: Records }>()(() => ({})));
  useEffect(() => {
    if (owner === undefined) return undefined;
    const tabs = openTabs({ storage: session.storage });
    const device = openDevice();
    const parts = { member: owner, session, catalog, load: loadQuestionnaire, device, tabs };
    const records = openRecords({ ...parts, now: Date.now });
    open.setState({ records });
    return () => {
      records.close();
      tabs.close();
    };
  }, [session, owner, open]);
  return useStore(open, ({ records }) => records);
}
