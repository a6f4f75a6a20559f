import { minute } from '../../lib/durations.ts';

export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari on iOS reads the file only after the member has answered its question.
  setTimeout(() => URL.revokeObjectURL(url), minute);
}
