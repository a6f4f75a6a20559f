import { beforeEach, describe, expect, it } from 'vitest';
import { pageList } from '../../../../src/contracts/pages.ts';
import { drawOutline, dropOutline, outlineId } from '../../../../src/web/app/document/outline.ts';

beforeEach(() => {
  document.body.innerHTML = `${drawOutline(pageList)}<div id="root"></div>`;
});

describe('the outline shown while the app loads', () => {
  it('says that the page is loading, and contains no text, links or controls', () => {
    const outline = document.getElementById(outlineId);
    expect(outline).toHaveAttribute('role', 'status');
    expect(outline).toHaveAccessibleName('Loading');
    expect(outline).toHaveTextContent('');
    expect(outline?.querySelector('a, button, input, [style]')).toBeNull();
  });

  it('disappears once the app renders, and not before', async () => {
    const root = document.getElementById('root')!;
    dropOutline(root);
    await Promise.resolve();
    expect(document.getElementById(outlineId)).not.toBeNull();
    root.append(document.createElement('main'));
    await Promise.resolve();
    expect(document.getElementById(outlineId)).toBeNull();
  });
});
