import { Panel } from '../../../ui/blocks/Panel.tsx';
import { fieldIds, getSectionId } from '../field-ids.ts';
import { getSectionStatus } from '../section-state.ts';
import { SectionSample } from './SectionSample.tsx';
import { SectionBody } from './SectionBody.tsx';
import type { SectionProps } from '../section-props.ts';
import { StatusChip } from './StatusChip.tsx';
import styles from './InsightsBlock.module.css';

export function InsightsBlock({ title, ...props }: SectionProps & { readonly title: string }) {
  const { questionnaire, section, state, reward } = props;
  const titleId = fieldIds.title(getSectionId(questionnaire.id, section.id));
  const status = getSectionStatus(state);
  return (
    <Panel
      title={<span id={titleId}>{title}</span>}
      actions={
        <>
          <SectionSample section={section} />
          <StatusChip status={status} reward={reward} />
        </>
      }
    >
      <div className={styles.body}>
        {section.description !== '' && <p className={styles.description}>{section.description}</p>}
        <SectionBody {...props} />
      </div>
    </Panel>
  );
}
