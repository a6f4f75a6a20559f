import { completeLink, findLinkHost } from '../../../../../lib/link-host.ts';
import { ExternalTextLink } from '../../../../ui/text/ExternalTextLink.tsx';
import type { QuestionWidgetProps } from '../../section-form/section-context.ts';
import { toTextField } from '../text-field.ts';
import { TextCount } from '../TextCount.tsx';
import styles from '../text.module.css';

export function LinkWidget(props: QuestionWidgetProps) {
  const { field, count } = toTextField(props);
  const href = field.value.trim();
  const host = findLinkHost(href);
  const complete = () => {
    const completed = completeLink(field.value);
    if (completed !== field.value) props.onChange(completed);
  };
  return (
    <>
      <input
        {...field}
        onBlur={complete}
        type="url"
        inputMode="url"
        className={styles.input}
        autoComplete="off"
        placeholder={field.placeholder ?? 'https://'}
      />
      {count && <TextCount {...count} />}
      {host !== undefined && (
        <p className={styles.count}>
          <ExternalTextLink href={href}>{host}</ExternalTextLink>
        </p>
      )}
    </>
  );
}
