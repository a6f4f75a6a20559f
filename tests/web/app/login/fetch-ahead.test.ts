import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fetchAhead } from '../../../../src/web/app/login/fetch-ahead.ts';

let paint: () => void = () => undefined;
const links = () =>
  Array.from(
    document.head.querySelectorAll('link'),
    ({ rel, as, href }) => `${rel} ${as} ${new URL(href).pathname}`,
  );

beforeEach(() => {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      readonly disconnect = vi.fn();
      constructor(callback: (entries: undefined, observer: unknown) => void) {
        paint = () => callback(undefined, this);
      }
      observe({ type }: PerformanceObserverInit) {
        expect(type).toBe('paint');
      }
    },
  );
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  document.body.innerHTML = '<template data-ahead="/assets/app.js /assets/app.css"></template>';
  onTestFinished(() => {
    vi.unstubAllGlobals();
    document.head.replaceChildren();
    document.body.replaceChildren();
  });
});

describe('fetchAhead', () => {
  it('fetches what is named once the page is painted, and nothing before', () => {
    const fetchFirst = vi.fn();
    fetchAhead(fetchFirst);
    expect(fetchFirst).not.toHaveBeenCalled();
    expect(links()).toEqual([]);
    paint();
    expect(fetchFirst).toHaveBeenCalledTimes(1);
    expect(links()).toEqual(['prefetch script /assets/app.js', 'prefetch style /assets/app.css']);
  });
});
