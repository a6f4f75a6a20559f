import { createContext } from 'react';

/** When the form's answers were given, ISO 8601 UTC by question id; absent: today, or not loaded. */
export const AnswerDaysContext = createContext<Readonly<Record<string, string>> | undefined>(undefined);
