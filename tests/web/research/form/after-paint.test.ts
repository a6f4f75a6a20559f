import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { subscribeAfterPaint } from '../../../../src/web/research/form/after-paint.ts';

function open() {
  const store = createStore(() => ({ count: 0 }));
  const frames: (() => void)[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(() => run(0)));
  return { store, follow: subscribeAfterPaint(store.subscribe), frames };
}

describe('subscribeAfterPaint', () => {
  it('calls each follower once per frame, however many changes came before it', async () => {
    const { store, follow, frames } = open();
    const [first, second] = [vi.fn(), vi.fn()];
    follow(first);
    follow(second);
    for (const count of [1, 2, 3]) store.setState({ count });
    expect(frames).toHaveLength(1);
    expect(first).not.toHaveBeenCalled();
    frames[0]?.();
    await vi.waitFor(() => expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]));
    store.setState({ count: 4 });
    expect(frames).toHaveLength(2);
  });
});
