import { createContext, useContext } from 'react';
import type { Written } from '../../engine/content.ts';

/** What the owner of a questionnaire hears of its sections. The object stays the same while the questionnaire does. */
export interface SectionEvents {
  readonly onChange: (sectionId: string, written: Written) => void;
  /** The member asks for it, and every answer of the section can be saved. */
  readonly onSave: (sectionId: string) => void;
  /** The member chose among two versions that clash. */
  readonly onChoose: (sectionId: string, written: Written) => void;
}

export const SectionEventsContext = createContext<SectionEvents | undefined>(undefined);

/** The events of the questionnaire around a section. */
export function useSectionEvents(): SectionEvents {
  const events = useContext(SectionEventsContext);
  if (!events) throw new Error('A section needs a SectionEventsContext around it');
  return events;
}
