import { createContext } from 'react';

/** When the answers that stand in the form were given, ISO 8601 UTC by question id; absent: today, or not known yet. */
export const AnswerDaysContext = createContext<Readonly<Record<string, string>> | undefined>(undefined);
