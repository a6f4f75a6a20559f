import { useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Message } from '../../../ui/blocks/Message.tsx';
import type { PdfDocument } from './open-pdf.ts';
import { PdfPage } from './PdfPage.tsx';
import styles from './Pdf.module.css';

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

/** Page after page: all at once could be hundreds. */
function Pages({ document, title }: Pick<PdfDialogProps, 'document' | 'title'>) {
  const [number, setNumber] = useState(1);
  const [broken, setBroken] = useState<number>();
  const { numPages } = document;
  return (
    <div className={styles.pages}>
      {broken === number ? (
        <Message tone="error">This page cannot be shown.</Message>
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
          Previous page
        </Button>
        <output className={styles.number}>
          Page {number} of {numPages}
        </output>
        <Button disabled={number === numPages} onClick={() => setNumber(number + 1)}>
          Next page
        </Button>
      </div>
    </div>
  );
}
