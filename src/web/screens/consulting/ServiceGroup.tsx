import { Icon } from '../../ui/Icon.tsx';
import styles from './ServiceGroup.module.css';

interface ServiceGroupProps {
  readonly group: {
    readonly title: string;
    readonly services: readonly { readonly title: string; readonly text: string }[];
  };
  readonly open: boolean;
}

export function ServiceGroup({ group, open }: ServiceGroupProps) {
  return (
    <details className={styles.group} open={open}>
      <summary className={styles.summary}>
        <h2 className={styles.title}>{group.title}</h2>
        <Icon className={styles.chevron} name="chevron-down" />
      </summary>
      <dl className={styles.services}>
        {group.services.map(({ title, text }) => (
          <div key={title} className={styles.service}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
