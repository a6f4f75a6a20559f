import type { ReactNode } from 'react';
import type { Exchange } from '../../../contracts/reserves.ts';
import { reservesPanelCopy as copy } from '../../copy/panels/reserves.ts';
import { Chip } from '../../ui/blocks/Chip.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Panel } from '../../ui/blocks/Panel.tsx';
import styles from './ReservesPanel.module.css';

interface ReservesFrameProps {
  readonly exchange: Exchange;
  readonly busy?: boolean;
  readonly date: ReactNode;
  readonly origin: ReactNode;
  readonly reserves: ReactNode;
  readonly changes: ReactNode;
}

export function ReservesFrame({ exchange, busy, date, origin, reserves, changes }: ReservesFrameProps) {
  const titles = toChartTitles(exchange);
  const charts = [
    { title: titles.reserves, scale: copy.heldScale, content: reserves },
    { title: titles.changes, scale: copy.changesScale, content: changes },
  ];
  return (
    <>
      <div className={styles.meta}>
        <span className={styles.date}>
          <Icon name="clock" size="sm" />
          {date}
        </span>
        <Chip>{copy.notAudited}</Chip>
      </div>
      <div className={styles.panels}>
        {charts.map(({ title, scale, content }) => (
          <Panel
            key={title}
            title={title}
            {...(busy !== undefined && { busy })}
            actions={
              <span className={styles.caption}>
                <span className={styles.scale}>{scale}</span>
                {origin}
              </span>
            }
          >
            <div className={styles.chart}>{content}</div>
          </Panel>
        ))}
      </div>
    </>
  );
}

export function toChartTitles({ name }: Exchange): { readonly reserves: string; readonly changes: string } {
  return { reserves: `${name}'s Self-Reported Reserves`, changes: `${name}'s Change in Reserves` };
}
