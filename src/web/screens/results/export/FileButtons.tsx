import { resultsCopy as copy } from '../../../copy/research/results.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { IconMenu } from '../../../ui/controls/IconMenu.tsx';
import type { FileKind } from './save-file.ts';
import styles from './FileButtons.module.css';

interface FileButtonsProps {
  readonly label: string;
  readonly onSave: ((kind: FileKind) => void) | undefined;
  readonly print?: boolean;
}

export function FileButtons({ label, onSave, print = false }: FileButtonsProps) {
  const disabled = onSave === undefined;
  return (
    <fieldset className={styles.tools} aria-label={label}>
      <IconMenu
        icon="download"
        text={copy.csv}
        label={copy.csvFormats}
        disabled={disabled}
        acts={[
          { title: copy.csvCommas, onAct: () => onSave?.('csv') },
          { title: copy.csvSemicolons, onAct: () => onSave?.('semicolons') },
        ]}
      />
      <Button icon="download" disabled={disabled} onClick={() => onSave?.('json')}>
        {copy.json}
      </Button>
      {print && (
        <Button icon="print" disabled={disabled} onClick={() => window.print()}>
          {copy.print}
        </Button>
      )}
    </fieldset>
  );
}
