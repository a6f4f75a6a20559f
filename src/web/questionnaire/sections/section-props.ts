import type { RefObject } from 'react';
import type { Answers, CompiledSection, Questionnaire } from '../../../engine/registry/questionnaire.ts';
import type { FindOptionImage } from '../option-images.ts';
import type { SectionState } from '../section-state.ts';

export interface SectionEvents {
  readonly onChange: (sectionId: string, answers: Answers) => void;
  /** Asked for by the member, and every answer of the section can be saved. */
  readonly onSave: (sectionId: string) => void;
  /** Two versions clashed, and the member chose among them. */
  readonly onChoose?: (sectionId: string, answers: Answers) => void;
}

/** What a section is shown with, in either of its two looks. */
export interface SectionProps {
  readonly questionnaire: Questionnaire;
  readonly section: CompiledSection;
  readonly state: SectionState;
  /** Coins that saving the section earns; 0 where it was paid for before. */
  readonly reward: number;
  readonly disabled?: boolean | undefined;
  readonly findImage?: FindOptionImage | undefined;
  /** A ref, so that an edit in one section leaves the others as they are. */
  readonly events: RefObject<SectionEvents>;
}
