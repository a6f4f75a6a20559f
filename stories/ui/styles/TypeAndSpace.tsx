import { useState, type ReactNode } from 'react';
import { Button } from '../../../src/web/ui/controls/Button.tsx';
import { classNames } from '../../../src/web/ui/class-names.ts';
import styles from './foundations.module.css';

const sizes = [
  ['fs-12', 'What is beside a figure'],
  ['fs-13', 'What is said in passing'],
  ['fs-14', 'Words and titles of panels'],
  ['fs-16', 'What is typed on a phone'],
  ['fs-18', 'What is researched'],
  ['fs-22', 'A part of a page'],
  ['fs-28', 'The title of a page'],
  ['fs-40', 'A figure by itself'],
] as const;

const weights = [
  ['w-reg', 'Words'],
  ['w-med', 'Questions and labels'],
  ['w-semi', 'Titles'],
  ['w-bold', 'The landing page'],
] as const;

export function TypeScale() {
  return (
    <dl className={styles.rows}>
      {sizes.map(([token, use]) => (
        <Row key={token} token={token}>
          <span style={{ fontSize: `var(--${token})`, lineHeight: 1.3 }}>{use}</span>
        </Row>
      ))}
      {weights.map(([token, use]) => (
        <Row key={token} token={token}>
          <span style={{ fontWeight: `var(--${token})` }}>{use}</span>
        </Row>
      ))}
      <Row token="mono">
        <code style={{ fontFamily: 'var(--mono)' }}>0x5aAe…eAed, SHA-256</code>
      </Row>
    </dl>
  );
}

const spaces = ['s-1', 's-2', 's-3', 's-4', 's-5', 's-6', 's-8', 's-10', 's-14', 's-18'];
const radii = ['r-xs', 'r-sm', 'r-md', 'r-lg', 'r-xl', 'r-full'];
const elevations = ['e-1', 'e-2', 'e-3'];

export function SpaceScale() {
  return (
    <dl className={styles.rows}>
      {spaces.map((token) => (
        <Row key={token} token={token}>
          <i className={styles.bar} style={{ width: `var(--${token})` }} />
        </Row>
      ))}
      {radii.map((token) => (
        <Row key={token} token={token}>
          <i className={styles.box} style={{ borderRadius: `var(--${token})` }} />
        </Row>
      ))}
      {elevations.map((token) => (
        <Row key={token} token={token}>
          <i className={styles.box} style={{ boxShadow: `var(--${token})`, borderRadius: 'var(--r-lg)' }} />
        </Row>
      ))}
    </dl>
  );
}

const motions = [
  ['t-fast', 'Something is pointed at'],
  ['t-base', 'A menu opens'],
  ['t-section', 'A section opens'],
] as const;

/** Durations of motion; with reduced motion all are zero. */
export function Motion() {
  const [moved, setMoved] = useState(false);
  return (
    <>
      <Button onClick={() => setMoved(!moved)}>Move</Button>
      <dl className={styles.rows}>
        {motions.map(([token, use]) => (
          <Row key={token} token={token}>
            <span className={styles.track}>
              <i
                className={classNames(styles.mover, moved && styles.moved)}
                style={{ transitionDuration: `var(--${token})` }}
              />
            </span>
            {use}
          </Row>
        ))}
      </dl>
    </>
  );
}

interface RowProps {
  readonly token: string;
  readonly children: ReactNode;
}

function Row({ token, children }: RowProps) {
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--${token}`);
  return (
    <div className={styles.row}>
      <dt>{token}</dt>
      <dd className={styles.value}>{value.length < 30 ? value : ''}</dd>
      <dd className={styles.sample}>{children}</dd>
    </div>
  );
}
