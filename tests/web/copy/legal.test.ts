import { describe, expect, it } from 'vitest';
import { fillLegalText } from '../../../src/web/copy/public/legal.ts';
import { emptyConfig } from '../../../stories/screens/public-config.ts';

const sections = [
  { title: 'Who', paragraphs: [['Run by {name}.', 'Found at {address}.'], ['Always said.']] },
  { title: 'Where', paragraphs: [['{transfers}.']] },
];

function fill(company: Partial<typeof emptyConfig.company>) {
  return fillLegalText(sections, { ...emptyConfig, company: { ...emptyConfig.company, ...company } });
}

describe('fillLegalText', () => {
  it('keeps a sentence when all its details are set', () => {
    expect(fill({ name: 'A' })).toEqual([{ title: 'Who', paragraphs: ['Run by A.', 'Always said.'] }]);
  });

  it('leaves out empty paragraphs and sections', () => {
    expect(fill({})).toEqual([{ title: 'Who', paragraphs: ['Always said.'] }]);
  });

  it('treats a blank detail as not set', () => {
    expect(fill({ name: '  ' })).toEqual([{ title: 'Who', paragraphs: ['Always said.'] }]);
  });

  it('ends a sentence with one full stop, and inserts a detail unchanged', () => {
    const filled = fill({
      name: 'A $& {address}.',
      address: 'B',
      transfers: 'All of it stays here. Really.',
    });
    expect(filled[0]?.paragraphs[0]).toBe('Run by A $& {address}. Found at B.');
    expect(filled[1]?.paragraphs).toEqual(['All of it stays here. Really.']);
  });
});
