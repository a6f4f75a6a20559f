import { useState } from 'react';
import { nftPanelCopy as copy } from '../../../copy/panels/nft.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Message } from '../../../ui/blocks/Message.tsx';
import { PdfPage } from './PdfPage.tsx';
import { usePdf, type PdfDocument } from './use-pdf.ts';
import styles from './Pdf.module.css';

interface PdfPreviewProps {
  readonly file: Blob;
  readonly title: string;
  readonly onReady: () => void;
  readonly onBroken: () => void;
}

const previewWidth = 300;

export function PdfPreview({ file, title, onReady, onBroken }: PdfPreviewProps) {
  const document = usePdf(file, onBroken);
  const [open, setOpen] = useState(false);
  if (document === undefined) return null;
  return (
    <div className={styles.preview}>
      <PdfPage
        document={document}
        number={1}
        width={previewWidth}
        label={`${title}, page 1 of ${document.numPages}`}
        onReady={onReady}
        onBroken={onBroken}
      />
      <Button icon="file" onClick={() => setOpen(true)}>
        {copy.enlarge}
      </Button>
      <PdfDialog document={document} title={title} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

interface PdfDialogProps {
  readonly document: PdfDocument;
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function PdfDialog({ document, title, open, onClose }: PdfDialogProps) {
  return (
    <Dialog open={open} title={title} onClose={onClose} size="wide">
      <Pages document={document} title={title} />
    </Dialog>
  );
}

const pageWidth = 592;

/** One page at a time: there may be hundreds. */
function Pages({ document, title }: Pick<PdfDialogProps, 'document' | 'title'>) {
  const [number, setNumber] = useState(1);
  const [broken, setBroken] = useState<number>();
  const { numPages } = document;
  return (
    <div className={styles.pages}>
      {broken === number ? (
        <Message tone="error">{copy.brokenPage}</Message>
      ) : (
        <PdfPage
          document={document}
          number={number}
          width={pageWidth}
          label={`${title}, page ${number} of ${numPages}`}
          onBroken={() => setBroken(number)}
        />
      )}
      <div className={styles.turn}>
        <Button disabled={number === 1} onClick={() => setNumber(number - 1)}>
          {copy.previousPage}
        </Button>
        <output className={styles.number}>
          Page {number} of {numPages}
        </output>
        <Button disabled={number === numPages} onClick={() => setNumber(number + 1)}>
          {copy.nextPage}
        </Button>
      </div>
    </div>
  );
}
