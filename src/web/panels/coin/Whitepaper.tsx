import { Suspense, useState } from 'react';
import { messages } from '../../../contracts/messages.ts';
import type { Coin } from '../../../contracts/coin-data.ts';
import { coinPanelCopy as copy } from '../../copy/panels/coin.ts';
import { pdfCopy } from '../../copy/panels/pdf.ts';
import { ErrorBoundary } from '../../ui/blocks/ErrorBoundary.tsx';
import { Message } from '../../ui/blocks/Message.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { CodeBoundary } from '../../ui/page/CodeBoundary.tsx';
import { toComponent } from '../../ui/page/lazy-code.ts';
import { ExternalCutLink } from '../../ui/text/ExternalCutLink.tsx';
import { toFileName } from './coin-text.ts';
import styles from './Whitepaper.module.css';

const PdfReader = toComponent(async () => (await import('../../feeds/PdfReader.tsx')).PdfReader);

/** A PDF can be read in the page, through this server. */
export function Whitepaper({ coin: { name, whitepaper, paper } }: { readonly coin: Coin }) {
  const [open, setOpen] = useState(false);
  if (whitepaper === null) return null;
  const title = copy.whitepaperOf(name);
  return (
    <span className={styles.paper}>
      <ExternalCutLink href={whitepaper}>{toFileName(whitepaper)}</ExternalCutLink>
      {paper !== undefined && (
        <>
          <Button onClick={() => setOpen(true)}>{copy.readPaper}</Button>
          <Dialog open={open} title={title} onClose={() => setOpen(false)} size="wide">
            <ErrorBoundary fallback={<Message tone="error">{pdfCopy.brokenFile}</Message>}>
              <CodeBoundary title={pdfCopy.readerMissing}>
                <Suspense fallback={<Message tone="wait">{messages.mediaLoading}</Message>}>
                  <PdfReader path={paper} title={title} original={whitepaper} />
                </Suspense>
              </CodeBoundary>
            </ErrorBoundary>
          </Dialog>
        </>
      )}
    </span>
  );
}
