import { Disclosure } from '../../ui/blocks/Disclosure.tsx';
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
    <Disclosure title={group.title} open={open}>
      <dl>
        {group.services.map(({ title, text }) => (
          <div key={title} className={styles.service}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
