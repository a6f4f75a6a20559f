import { useState } from 'react';
import { pdfCopy as copy } from '../../copy/panels/pdf.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { PdfPage } from './PdfPage.tsx';
import { PdfFault } from './PdfFault.tsx';
import type { Pdf } from './use-pdf.ts';
import styles from './Pdf.module.css';

interface PdfPagesProps {
  readonly pdf: Pdf;
  readonly title: string;
  /** Its address at its source. */
  readonly original: string | undefined;
}

const pageWidth = 592;

/** One page at a time: there may be hundreds. */
export function PdfPages({ pdf: { document, hasLoss }, title, original }: PdfPagesProps) {
  const [number, setNumber] = useState(1);
  const [broken, setBroken] = useState<number>();
  const { numPages } = document;
  return (
    <div className={styles.pages}>
      {broken === number ? (
        <PdfFault original={original}>{copy.brokenPage}</PdfFault>
      ) : (
        <PdfPage
          document={document}
          number={number}
          width={pageWidth}
          label={`${title}, page ${number} of ${numPages}`}
          onBroken={() => setBroken(number)}
        />
      )}
      {hasLoss && <PdfFault original={original}>{copy.incomplete}</PdfFault>}
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
