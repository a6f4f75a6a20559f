import { findLinkHost } from '../../../../../lib/link-host.ts';
import { ExternalTextLink } from '../../../../ui/text/ExternalTextLink.tsx';
import type { QuestionWidgetProps } from '../../section-form/section-context.ts';
import { toTextField } from '../text-field.ts';
import { TextCount } from '../TextCount.tsx';
import styles from '../text.module.css';
import { LinkInput } from './LinkInput.tsx';

export function LinkWidget(props: QuestionWidgetProps) {
  const { field, count } = toTextField(props);
  const href = field.value.trim();
  const host = findLinkHost(href);
  return (
    <>
      <LinkInput {...field} placeholder={field.placeholder ?? 'https://'} onChange={props.onChange} />
      {count && <TextCount {...count} />}
      {host !== undefined && (
        <p className={styles.count}>
          <ExternalTextLink href={href}>{host}</ExternalTextLink>
        </p>
      )}
    </>
  );
}
