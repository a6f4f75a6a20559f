import { Stories, Title } from '@storybook/addon-docs/blocks';

/** A part's stories one below the other; the addon's own page shows the first of them twice. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Stories title="" />
    </>
  );
}
