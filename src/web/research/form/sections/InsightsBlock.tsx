import { isPart } from '../../../../engine/catalog.ts';
import { Panel } from '../../../ui/blocks/Panel.tsx';
import { classNames } from '../../../ui/class-names.ts';
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
  // The description of what is no part of the research is a remark on it.
  const isRemark = !isPart(questionnaire);
  return (
    <Panel
      title={<span id={titleId}>{title}</span>}
      actions={
        <>
          {isRemark && <span className={styles.remark}>{section.description}</span>}
          <SectionSample section={section} />
          <StatusChip status={status} reward={reward} />
        </>
      }
    >
      <div className={classNames(styles.body, isRemark && styles.close)}>
        {!isRemark && section.description !== '' && (
          <p className={styles.description}>{section.description}</p>
        )}
        <SectionBody {...props} />
      </div>
    </Panel>
  );
}
