import { beforeEach, describe, expect, it } from 'vitest';
import { pageList } from '../../../../src/contracts/pages.ts';
import { drawOutline, dropOutline, outlineId } from '../../../../src/web/app/document/outline.ts';

beforeEach(() => {
  document.body.innerHTML = `${drawOutline(pageList)}<div id="root"></div>`;
});

describe('the outline', () => {
  it('says that the page is on its way, and holds nothing to be read or pressed', () => {
    const outline = document.getElementById(outlineId);
    expect(outline).toHaveAttribute('role', 'status');
    expect(outline).toHaveAccessibleName('Loading');
    expect(outline).toHaveTextContent('');
    expect(outline?.querySelector('a, button, input, [style]')).toBeNull();
  });

  it('is gone as soon as the app shows anything, and not before', async () => {
    const root = document.getElementById('root')!;
    dropOutline(root);
    await Promise.resolve();
    expect(document.getElementById(outlineId)).not.toBeNull();
    root.append(document.createElement('main'));
    await Promise.resolve();
    expect(document.getElementById(outlineId)).toBeNull();
  });
});
