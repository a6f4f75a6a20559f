import axe from 'axe-core';

/** Checks a story's contrast in the theme in which it was not shown: themes differ only in colours. Throws the findings. */
export async function checkOtherTheme(): Promise<void> {
  const { dataset } = document.documentElement;
  const shown = dataset['theme'];
  dataset['theme'] = shown === 'light' ? 'dark' : 'light';
  try {
    const { violations } = await axe.run(document.body, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
    });
    const faults = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 160)));
    if (faults.length > 0) {
      throw new Error(`Too little contrast in the ${dataset['theme']} theme: ${faults.join(' | ')}`);
    }
  } finally {
    dataset['theme'] = shown;
  }
}
