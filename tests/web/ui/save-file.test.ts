import { expect, it, vi, onTestFinished } from 'vitest';
import { minute } from '../../../src/lib/durations.ts';
import { saveFile } from '../../../src/web/ui/save-file.ts';

it('a saved file can be read for a minute, since some browsers first ask the member', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const kept = new Map<string, Blob | MediaSource>();
  URL.createObjectURL = (content) => {
    kept.set('blob:1', content);
    return 'blob:1';
  };
  URL.revokeObjectURL = (url) => void kept.delete(url);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const file = new Blob(['text']);
  saveFile('notes.csv', file);
  vi.advanceTimersByTime(minute - 1);
  expect(kept.get('blob:1')).toBe(file);
  vi.advanceTimersByTime(1);
  expect(kept.size).toBe(0);
});
