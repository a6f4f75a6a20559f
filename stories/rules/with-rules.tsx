import type { ComponentType } from 'react';
import { designRules, type RuledPart } from './design-rules.ts';
import styles from './rules.module.css';

/**
 * A story with the design rules beside it. Its tag `!test` must be in the file, where Storybook reads it: the test run
 * leaves it out, since other stories have the same part.
 */
export function withRules(...parts: readonly RuledPart[]) {
  return {
    decorators: [
      (Story: ComponentType) => (
        <div className={styles.beside}>
          <aside className={styles.rules} aria-label="Rules of the design">
            <h2 className={styles.title}>Design rules</h2>
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
