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
  readonly original: string | undefined;
  readonly onReady: () => void;
  readonly onBroken: () => void;
}

const previewWidth = 300;

export function PdfPreview({ file, title, original, onReady, onBroken }: PdfPreviewProps) {
  const pdf = usePdf(file, onBroken);
  const [open, setOpen] = useState(false);
  if (pdf === undefined) return null;
  return (
    <div className={styles.preview}>
      <PdfPage
        document={pdf.document}
        number={1}
        width={previewWidth}
        label={`${title}, page 1 of ${pdf.document.numPages}`}
        onReady={onReady}
        onBroken={onBroken}
      />
      <Button icon="file" onClick={() => setOpen(true)}>
        {copy.enlarge}
      </Button>
      <Dialog open={open} title={title} onClose={() => setOpen(false)} size="wide">
        <PdfPages pdf={pdf} title={title} original={original} />
      </Dialog>
    </div>
  );
}
