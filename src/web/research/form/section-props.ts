import type { CompiledSection, Questionnaire } from '../../../engine/questionnaire.ts';
import type { AskedIds } from '../../../engine/asked-questions.ts';
import type { SectionState } from './section-state.ts';

export interface SectionProps {
  readonly questionnaire: Questionnaire;
  readonly section: CompiledSection;
  readonly state: SectionState;
  /** Another version restarts the form: it shows another record. */
  readonly formVersion: number;
  /** The ids of the asked questions, given the answers to all sections. */
  readonly asked: AskedIds;
  /** Coins that saving the section earns; 0 if already paid. */
  readonly reward: number;
}
