import { useRef } from 'react';
import { Panel } from '../../ui/blocks/Panel.tsx';
import { useNearViewport } from '../../ui/hooks/use-near-viewport.ts';
import { fieldIds, getSectionId } from '../field-ids.ts';
import { getSectionStatus } from '../section-state.ts';
import { SectionBody } from './SectionBody.tsx';
import type { SectionProps } from '../section-props.ts';
import { StatusChip } from './StatusChip.tsx';
import styles from './InsightsBlock.module.css';

/** In px, about one screen ahead of the reader: forms take a moment to build. */
const margin = 1000;

export function InsightsBlock({ title, ...props }: SectionProps & { readonly title: string }) {
  const { questionnaire, section, state, reward } = props;
  const body = useRef<HTMLDivElement>(null);
  const near = useNearViewport(body, margin);
  const titleId = fieldIds.title(getSectionId(questionnaire.id, section.id));
  const status = getSectionStatus(state);
  return (
    <Panel title={<span id={titleId}>{title}</span>} actions={<StatusChip status={status} reward={reward} />}>
      <div className={styles.body} ref={body}>
        {section.description !== '' && <p className={styles.description}>{section.description}</p>}
        {near && <SectionBody {...props} />}
      </div>
    </Panel>
  );
}
