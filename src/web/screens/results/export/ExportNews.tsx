import { resultsCopy as copy } from '../../../copy/research/results.ts';
import { DamagedRecords } from '../../../research/lists/DamagedRecords.tsx';
import { Message } from '../../../ui/blocks/Message.tsx';
import { RunNews, type RunWords } from '../../../ui/run/RunNews.tsx';
import type { useExport } from './use-export.ts';

const words: RunWords = {
  running: ({ done, of }) => (of === 0 ? copy.exportStarts : copy.exporting(done, of)),
  stopped: copy.exportStopped,
};

type ExportNewsProps = Pick<ReturnType<typeof useExport>, 'state' | 'clear'>;

export function ExportNews({ state, clear }: ExportNewsProps) {
  if (state.kind !== 'done') return <RunNews state={state} words={words} onClear={clear} />;
  const { records, file, damaged } = state.result;
  return (
    <>
      <Message tone="ok">{copy.exported(records, file)}</Message>
      <DamagedRecords records={damaged} />
    </>
  );
}
