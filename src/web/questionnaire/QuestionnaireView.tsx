import { memo, useDeferredValue, useMemo } from 'react';
import type { CompiledQuestionnaire } from '../../engine/registry/questionnaire.ts';
import { blankSection } from './section-state.ts';
import type { SectionState } from './section-state.ts';
import { VisuallyHidden } from '../ui/blocks/VisuallyHidden.tsx';
import type { FindOptionImage } from './option-images.ts';
import type { SectionEvents } from './section-props.ts';
import { InsightsBlock } from './sections/InsightsBlock.tsx';
import { SectionCard } from './sections/SectionCard.tsx';
import styles from './QuestionnaireView.module.css';

interface QuestionnaireViewProps {
  readonly compiled: CompiledQuestionnaire;
  /** By section id; a section that is missing is blank, with the edition as its form's key. */
  readonly sections: Readonly<Record<string, SectionState>>;
  /** Raised whenever the answers are replaced, so that blank forms start afresh too. */
  readonly edition: number;
  /** Ids of the sections that have been paid for: they promise no coins. */
  readonly paid?: ReadonlySet<string> | undefined;
  readonly findImage?: FindOptionImage | undefined;
  readonly events: SectionEvents;
}

/**
 * A questionnaire of either kind: answers in, events out. A form shows an edit by itself; the marks and words around
 * it follow in a render of their own, so that a tick is not held up by them.
 */
export function QuestionnaireView({ sections, edition, ...props }: QuestionnaireViewProps) {
  return <Sections {...props} sections={useDeferredValue(sections)} edition={useDeferredValue(edition)} />;
}

const Sections = memo(function Sections({
  compiled,
  sections,
  edition,
  paid,
  ...rest
}: QuestionnaireViewProps) {
  const { questionnaire } = compiled;
  const { id, title, kind } = questionnaire;
  const titleId = `${id}--title`;
  const blank = useMemo(() => ({ ...blankSection, formKey: String(edition) }), [edition]);
  const hasOne = compiled.sections.length === 1;
  const all = compiled.sections.map((section) => ({
    ...rest,
    questionnaire,
    section,
    state: sections[section.id] ?? blank,
    reward: paid?.has(section.id) ? 0 : questionnaire.reward,
  }));
  if (kind === 'insights') {
    return (
      <div className={styles.blocks}>
        {all.map((props) => (
          <InsightsBlock {...props} key={props.section.id} title={hasOne ? title : props.section.title} />
        ))}
      </div>
    );
  }
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h2>
      <div className={styles.cards}>
        {all.map((props, index) => (
          // Any number of them may be open; one alone is open from the start.
          <SectionCard {...props} key={props.section.id} number={index + 1} startsOpen={hasOne} />
        ))}
      </div>
    </section>
  );
});
