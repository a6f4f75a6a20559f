import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fetchAhead } from '../../../../src/web/app/sign-in/fetch-ahead.ts';

let paint: () => void = () => undefined;
const fetched: string[] = [];

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
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    return new Response();
  });
  document.body.innerHTML = '<template data-ahead="/assets/app.js /assets/app.css"></template>';
  onTestFinished(() => {
    vi.unstubAllGlobals();
    fetched.length = 0;
    document.body.replaceChildren();
  });
});

describe('fetchAhead', () => {
  it('fetches the named files once the page is painted, and none before', () => {
    const fetchFirst = vi.fn();
    fetchAhead(fetchFirst);
    expect(fetchFirst).not.toHaveBeenCalled();
    expect(fetched).toEqual([]);
    paint();
    expect(fetchFirst).toHaveBeenCalledTimes(1);
    expect(fetched).toEqual(['/assets/app.js', '/assets/app.css']);
    expect(document.querySelectorAll('link')).toHaveLength(0);
  });
});
