import { createContext, useContext } from 'react';
import type { Written } from '../../../engine/content.ts';

/** Pass the same object while the questionnaire is the same. */
export interface SectionEvents {
  /** `before`: what the form had before this change, which may be older than the section. */
  readonly onChange: (sectionId: string, written: Written, before: Written) => void;
  /** The member submits, and all answers of the section are valid. */
  readonly onSave: (sectionId: string) => void;
  /** Whether a section has something to save, also before the page has painted the last answer. */
  readonly hasChanges: (sectionId: string) => boolean;
  /** The member has chosen an answer to each question of a conflict. */
  readonly onResolve: (sectionId: string, written: Written) => void;
}

export const SectionEventsContext = createContext<SectionEvents | undefined>(undefined);

export function useSectionEvents(): SectionEvents {
  const events = useContext(SectionEventsContext);
  if (!events) throw new Error('A section needs a SectionEventsContext around it');
  return events;
}
