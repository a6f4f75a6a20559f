import { useState } from 'react';
import { pdfCopy as copy } from '../copy/panels/pdf.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Dialog } from '../ui/dialog/Dialog.tsx';
import { PdfPage } from './pdf/PdfPage.tsx';
import { PdfPages } from './pdf/PdfPages.tsx';
import { usePdf } from './pdf/use-pdf.ts';
import styles from './pdf/Pdf.module.css';

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
      <Dialog open={open} title={title} onClose={() => setOpen(false)} size="wide">
        <PdfPages document={document} title={title} />
      </Dialog>
    </div>
  );
}
