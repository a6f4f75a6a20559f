import { useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { PdfDialog } from './PdfDialog.tsx';
import { PdfPage } from './PdfPage.tsx';
import { usePdf } from './use-pdf.ts';
import styles from './Pdf.module.css';

interface PdfPreviewProps {
  readonly file: Blob;
  /** What the paper is of. */
  readonly title: string;
  readonly onReady: () => void;
  readonly onBroken: () => void;
}

const previewWidth = 300;

/** The first page of a paper, and the way to all of them. */
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
        See bigger PDF
      </Button>
      <PdfDialog document={document} title={title} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
