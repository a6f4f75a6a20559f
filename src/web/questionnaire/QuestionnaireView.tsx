import { useMemo } from 'react';
import type { CompiledQuestionnaire } from '../../engine/registry/questionnaire.ts';
import { useLatest } from './form/use-latest.ts';
import type { FindOptionImage } from './option-images.ts';
import { blankSection } from './section-state.ts';
import type { SectionState } from './section-state.ts';
import { InsightsBlock } from './sections/InsightsBlock.tsx';
import { SectionList } from './sections/SectionList.tsx';
import type { SectionEvents } from './sections/section-props.ts';
import styles from './QuestionnaireView.module.css';

interface QuestionnaireViewProps extends SectionEvents {
  readonly compiled: CompiledQuestionnaire;
  /** By section id; a section that is missing is blank, with the edition as its form's key. */
  readonly sections: Readonly<Record<string, SectionState>>;
  /** Raised whenever the answers are replaced, so that blank forms start afresh too. */
  readonly edition: number;
  /** Ids of the sections that have been paid for: they promise no coins. */
  readonly paid?: ReadonlySet<string> | undefined;
  readonly disabled?: boolean | undefined;
  readonly findImage?: FindOptionImage | undefined;
}

/** A questionnaire of either kind: answers in, events out. */
export function QuestionnaireView({
  compiled,
  sections,
  edition,
  paid,
  onChange,
  onSave,
  onChoose,
  ...rest
}: QuestionnaireViewProps) {
  const { questionnaire } = compiled;
  const events = useLatest<SectionEvents>({ onChange, onSave, ...(onChoose && { onChoose }) });
  const blank = useMemo(() => ({ ...blankSection, formKey: String(edition) }), [edition]);
  const rewardOf = (sectionId: string) => (paid?.has(sectionId) ? 0 : questionnaire.reward);
  if (questionnaire.kind === 'checklist') {
    const list = { compiled, sections, blank, rewardOf, events };
    return <SectionList {...rest} {...list} />;
  }
  const [only, ...others] = compiled.sections;
  return (
    <div className={styles.blocks}>
      {compiled.sections.map((section) => (
        <InsightsBlock
          {...rest}
          key={section.id}
          title={section === only && others.length === 0 ? questionnaire.title : section.title}
          questionnaire={questionnaire}
          section={section}
          state={sections[section.id] ?? blank}
          reward={rewardOf(section.id)}
          events={events}
        />
      ))}
    </div>
  );
}
