import { homePath } from '../../contracts/public-pages.ts';
import { failuresCopy as copy } from '../copy/failures.ts';
import { Failed } from '../ui/blocks/Failed.tsx';
import { Panel } from '../ui/blocks/Panel.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { ButtonLink } from '../ui/controls/ButtonLink.tsx';
import { PageHeader } from '../ui/page/PageHeader.tsx';

/** Reloads the whole page: the crash may be in the app itself. */
export function CrashedPage({ onReload }: { readonly onReload: () => void }) {
  return (
    <>
      <PageHeader title={copy.crashed} />
      <Panel label={copy.choices}>
        <Failed
          title={copy.crashedWhat}
          actions={
            <>
              <Button variant="primary" icon="refresh" onClick={onReload}>
                {copy.reload}
              </Button>
              <ButtonLink href={homePath}>{copy.home}</ButtonLink>
            </>
          }
        >
          {copy.crashedHint}
        </Failed>
      </Panel>
    </>
  );
}
