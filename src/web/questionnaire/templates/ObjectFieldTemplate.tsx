import type { ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils';
import type { SectionContext } from '../form/section-context.ts';
import styles from './frames.module.css';

type Props = ObjectFieldTemplateProps<unknown, RJSFSchema, SectionContext>;

/** A section's questions as one group, named by the section's title. */
export function ObjectFieldTemplate({ properties, registry }: Props) {
  return (
    <fieldset className={styles.questions} aria-labelledby={registry.formContext.labelledBy}>
      {properties.map((property) => property.content)}
    </fieldset>
  );
}
