import type { CompiledSection, Questionnaire } from '../../engine/questionnaire.ts';
import type { Asked } from '../../engine/visibility.ts';
import type { SectionState } from './section-state.ts';
import type { FindOptionImage } from './option-images.ts';

/** What a section is shown with, in either of its two looks. */
export interface SectionProps {
  readonly questionnaire: Questionnaire;
  readonly section: CompiledSection;
  readonly state: SectionState;
  /** The questions that are asked, given the answers to all sections. */
  readonly asked: Asked;
  /** Coins that saving the section earns; 0 where it was paid for before. */
  readonly reward: number;
  readonly findImage?: FindOptionImage | undefined;
}
