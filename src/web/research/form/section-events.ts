import { createContext, useContext } from 'react';
import type { Answers } from '../../../engine/answers.ts';
import type { Edit, Written } from '../../../engine/content.ts';
import type { Subscribe } from './after-paint.ts';
import type { SectionState } from './section-state.ts';

/** The owner's sections, and what happens to them. Pass the same object while the questionnaire is the same. */
export interface SectionEvents {
  /** A section as it is now; the page may not have painted it yet. */
  readonly getSection: (sectionId: string) => SectionState;
  /** The answers of a section as the server is known to have them. */
  readonly getSaved: (sectionId: string) => Answers;
  /** Calls at once when a section has changed. */
  readonly subscribe: Subscribe;
  /** Calls once the change is painted. */
  readonly onPainted: Subscribe;
  readonly onChange: (sectionId: string, edit: Edit) => void;
  /** The member submits, and all answers of the section are valid. */
  readonly onSave: (sectionId: string) => void;
  /** The member has chosen an answer to each question of a conflict. */
  readonly onResolve: (sectionId: string, written: Written) => void;
}

export const SectionEventsContext = createContext<SectionEvents | undefined>(undefined);

export function useSectionEvents(): SectionEvents {
  const events = useContext(SectionEventsContext);
  if (!events) throw new Error('A section needs a SectionEventsContext around it');
  return events;
}
