import { memo, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import { askedSections, findAsked, type AskedIds } from '../../../engine/asked-questions.ts';
import {
  blankSection,
  getSectionStatus,
  hasChanges,
  mergeSections,
  type SectionState,
} from './section-state.ts';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/blocks/VisuallyHidden.tsx';
import { focusFirstQuestion } from './focus-section.ts';
import { ContentContext, type ShownContent } from './shown-content.ts';
import { SectionEventsContext, type SectionEvents } from './section-events.ts';
import { ChecklistKeys } from './sections/ChecklistKeys.tsx';
import { InsightsBlock } from './sections/InsightsBlock.tsx';
import { SectionCard } from './sections/SectionCard.tsx';
import { useChecklistKeys } from './sections/use-checklist-keys.ts';
import { useOpenSections } from './sections/use-open-sections.ts';
import styles from './QuestionnaireView.module.css';

interface QuestionnaireViewProps {
  readonly compiled: CompiledQuestionnaire;
  /** By section id, as they are painted; a missing section is blank. */
  readonly sections: Readonly<Record<string, SectionState>>;
  /** Increases whenever another record is shown, so that the forms restart. */
  readonly formVersion: number;
  /** Ids of the sections that earn no more coins. */
  readonly paid?: ReadonlySet<string> | undefined;
  /** Questions that are hidden although they apply; their answers are saved all the same. */
  readonly without?: ReadonlySet<string> | undefined;
  readonly events: SectionEvents;
  /** A checklist opens its first unsaved section and focuses its first question. */
  readonly autoOpen?: boolean | undefined;
}

/**
 * Answers in, events out. A form shows an edit at once; the marks and words around it follow in a deferred render, so
 * that they do not delay a tick.
 */
export function QuestionnaireView({ sections, formVersion, ...props }: QuestionnaireViewProps) {
  return (
    <Sections {...props} sections={useDeferredValue(sections)} formVersion={useDeferredValue(formVersion)} />
  );
}

interface Shown {
  readonly asked: AskedIds;
}

const Sections = memo(function Sections(props: QuestionnaireViewProps) {
  const { compiled, sections } = props;
  const { questionnaire } = compiled;
  const shown = useMemo(
    () => ({ questionnaire, content: mergeSections(sections) }),
    [questionnaire, sections],
  );
  const asked = useAsked(shown, props.without);
  return (
    <ContentContext value={shown}>
      {questionnaire.kind === 'insights' ? (
        <Blocks {...props} asked={asked} />
      ) : (
        <Checklist {...props} asked={asked} />
      )}
    </ContentContext>
  );
});

/** The questions to show; the same set object while its ids are the same. */
function useAsked(
  { questionnaire, content }: ShownContent,
  without: ReadonlySet<string> | undefined,
): AskedIds {
  const asked = findAsked(questionnaire, content);
  const ids = [...asked].filter((id) => !without?.has(id)).join(' ');
  return useMemo(() => new Set(ids.split(' ')), [ids]);
}

function toSectionProps(props: QuestionnaireViewProps & Shown) {
  const { compiled, sections, paid, without: _, autoOpen: _autoOpen, events: _events, ...rest } = props;
  const { questionnaire } = compiled;
  return askedSections(compiled.sections, rest.asked).map((section) => ({
    ...rest,
    questionnaire,
    section,
    state: sections[section.id] ?? blankSection,
    reward: paid?.has(section.id) ? 0 : questionnaire.reward,
  }));
}

function Blocks(props: QuestionnaireViewProps & Shown) {
  const all = toSectionProps(props);
  const { title } = props.compiled.questionnaire;
  return (
    <SectionEventsContext value={props.events}>
      <div className={styles.blocks}>
        {all.map((block) => (
          <InsightsBlock
            key={block.section.id}
            {...block}
            title={all.length === 1 ? title : block.section.title}
          />
        ))}
      </div>
    </SectionEventsContext>
  );
}

function Checklist(props: QuestionnaireViewProps & Shown) {
  const { compiled, sections, asked, autoOpen = false } = props;
  const { id, title } = compiled.questionnaire;
  const titleId = `${id}--title`;
  const { open, reporting, onToggle, events } = useOpenSections(
    id,
    askedSections(compiled.sections, asked).map((section) => section.id),
    sections,
    { events: props.events, autoOpen },
  );
  const all = toSectionProps(props);
  const root = useRef<HTMLElement>(null);
  const { unchanged, ...keys } = useChecklistKeys(root, (index) =>
    hasChanges(events.getSection(all[index]?.section.id ?? '')),
  );
  useEffect(() => {
    if (autoOpen && root.current) focusFirstQuestion(root.current);
  }, [autoOpen]);
  const isDone = open.length === 0 && all.every(({ state }) => getSectionStatus(state) === 'saved');
  return (
    <SectionEventsContext value={events}>
      <section aria-labelledby={titleId} ref={root}>
        <h2 id={titleId} className={styles.title}>
          <VisuallyHidden>{title}</VisuallyHidden>
        </h2>
        <div className={classNames(styles.cards, isDone && styles.done)}>
          {all.map((card, index) => (
            <SectionCard
              key={card.section.id}
              {...card}
              number={index + 1}
              open={open.includes(card.section.id)}
              reports={reporting === card.section.id}
              unchanged={unchanged === index}
              onToggle={onToggle}
            />
          ))}
        </div>
        <ChecklistKeys {...keys} />
      </section>
    </SectionEventsContext>
  );
}
