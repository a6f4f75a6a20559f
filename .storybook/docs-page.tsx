import { Stories, Title } from '@storybook/addon-docs/blocks';

/** Shows the stories of a component one below another; the addon's own page shows the first one twice. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Stories title="" />
    </>
  );
}
