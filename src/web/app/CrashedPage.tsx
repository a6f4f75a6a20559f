import { homePath } from '../../contracts/public-pages.ts';
import { Blank } from '../ui/blocks/Blank.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { ButtonLink } from '../ui/controls/ButtonLink.tsx';
import { PageHeader } from '../ui/page/PageHeader.tsx';
import { Panel } from '../ui/blocks/Panel.tsx';

/** The way back is a whole page load: what crashed may be the app itself, or a part of it that did not load. */
export function CrashedPage({ onReload }: { readonly onReload: () => void }) {
  return (
    <>
      <PageHeader title="This page stopped working" />
      <Panel label="What you can do">
        <Blank
          tone="error"
          title="Something went wrong on this page"
          actions={
            <>
              <Button variant="primary" icon="refresh" onClick={onReload}>
                Load the page again
              </Button>
              <ButtonLink href={homePath}>Back to home</ButtonLink>
            </>
          }
        >
          The other pages still work, and what you saved is kept.
        </Blank>
      </Panel>
    </>
  );
}
