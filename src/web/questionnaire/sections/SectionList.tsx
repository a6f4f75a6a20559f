import type { RefObject } from 'react';
import type { CompiledQuestionnaire } from '../../../engine/registry/questionnaire.ts';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import type { FindOptionImage } from '../option-images.ts';
import type { SectionState } from '../section-state.ts';
import { SectionCard } from './SectionCard.tsx';
import type { SectionEvents } from './section-props.ts';
import styles from './SectionList.module.css';

export interface SectionListProps {
  readonly compiled: CompiledQuestionnaire;
  readonly sections: Readonly<Record<string, SectionState>>;
  /** What stands for a section that is missing. */
  readonly blank: SectionState;
  /** Coins that a section earns by its id. */
  readonly rewardOf: (sectionId: string) => number;
  readonly disabled?: boolean | undefined;
  readonly findImage?: FindOptionImage | undefined;
  readonly events: RefObject<SectionEvents>;
}

/** A checklist: its sections as an accordion of which any number may be open; one alone is open from the start. */
export function SectionList({ compiled, sections, blank, rewardOf, ...rest }: SectionListProps) {
  const { questionnaire } = compiled;
  const titleId = `${questionnaire.id}--title`;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <VisuallyHidden>{questionnaire.title}</VisuallyHidden>
      </h2>
      <div className={styles.cards}>
        {compiled.sections.map((section, index) => (
          <SectionCard
            {...rest}
            key={section.id}
            number={index + 1}
            startsOpen={compiled.sections.length === 1}
            questionnaire={questionnaire}
            section={section}
            state={sections[section.id] ?? blank}
            reward={rewardOf(section.id)}
          />
        ))}
      </div>
    </section>
  );
}
