import type { ComponentType } from 'react';
import { designRules, type RuledPart } from './design-rules.ts';
import styles from './rules.module.css';

/**
 * A story with the design's rules beside it. To read: it is tagged `!test`, which Storybook must read in the file,
 * since the test run has the same part in its other stories.
 */
export function withRules(...parts: readonly RuledPart[]) {
  return {
    decorators: [
      (Story: ComponentType) => (
        <div className={styles.beside}>
          <aside className={styles.rules} aria-label="Rules of the design">
            <h2 className={styles.title}>What it keeps to</h2>
            <ul>
              {parts
                .flatMap((part) => designRules[part])
                .map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
            </ul>
          </aside>
          <div>
            <Story />
          </div>
        </div>
      ),
    ],
  };
}
