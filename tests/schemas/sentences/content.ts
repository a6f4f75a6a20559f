import type { contentSentences } from '../../../scripts/questionnaires/sentences/content.ts';
import type { Pinned } from './pinned.ts';

export const pinnedContent: Pinned<keyof typeof contentSentences> = {
  'alert-unfit': [
    { part: 'above', wanted: 'an option of "side"' },
    '"above" of the alert must name an option of "side".',
  ],
  'number-unanswerable': [
    { id: 'fee', step: 10, minimum: 1, maximum: 5 },
    'No answer to "fee" is a multiple of 10 from 1 to 5; change "multipleOf" or the limits.',
  ],
  'number-limit-off-step': [
    { id: 'fee', key: 'minimum', limit: 1, step: 10 },
    'The minimum of "fee" is 1, which is no multiple of 10, so it cannot be answered; write a multiple.',
  ],
  'number-step-too-fine': [
    { id: 'fee', step: 1e-13, finest: '0.000000000001' },
    'The step of "fee" is 1e-13, and answers keep 12 digits after the decimal sign; write 0.000000000001 or more.',
  ],
  'percent-up-to-one': [
    { id: 'fee', maximum: 1 },
    '"fee" is in percent and allows at most 1; members who mean a half write 50, so the maximum is usually 100.',
  ],
  'choice-maximum-beyond-options': [
    { id: 'shape', most: 3, offered: 2 },
    '"shape" allows at most 3 options and offers 2 that can be chosen together; write a smaller "maxItems", or leave it out.',
  ],
  'option-other-without-text': [
    { title: 'Other, namely:' },
    'Members who choose "Other, namely:" cannot say what they mean; give the option "x-own-text": true, or name what it stands for.',
  ],
  'scale-ends-alike': [
    { id: 'openness', title: 'Not' },
    'Both ends of the scale of "openness" are called "Not"; members could not tell which is which.',
  ],
  'columns-alike': [
    { title: 'Holder' },
    'Two columns are called "Holder"; members could not tell them apart.',
  ],
  'help-repeats-title': [
    { title: 'How easily does it trade?' },
    'This help only repeats "How easily does it trade?"; say why it matters and how to check.',
  ],
  'question-asked-twice': [
    { title: 'Are the founders named?', page: '/news', other: 'listing' },
    '"Are the founders named?" is asked on /news by "listing" too; ask it once, or word it otherwise.',
  ],
  'text-left-from-template': [
    { title: 'First section' },
    '"First section" is what a new folder begins with; write what members should read.',
  ],
  'text-invisible': [
    { sign: 'U+200B', title: 'Are the founders named?' },
    'There is an invisible character (U+200B) in "Are the founders named?"; delete it.',
  ],
  'text-direction': [
    { sign: 'U+202E', title: 'Are the founders named?' },
    'A character (U+202E) in "Are the founders named?" turns the direction of the letters round, so members read something else than stands here; delete it.',
  ],
  'text-mixed-letters': [
    { word: 'Large', letters: 'Cyrillic' },
    'The word "Large" has letters that may look Latin and are not (Cyrillic); type it again.',
  ],
  'picture-too-many-pixels': [
    { width: 12000, height: 12000, most: 4096 },
    'The picture is 12000 by 12000 pixels, which some devices cannot show; make each side 4096 or less.',
  ],
  'quick-retired': [
    { id: 'liquidity' },
    '"liquidity" has "x-quick" and is retired: it is no longer asked; take "x-quick" out.',
  ],
  'quick-everywhere': [
    {},
    'Every question has "x-quick", so none is offered before others; keep it on those that decide most.',
  ],
  'picture-unreadable': [{}, 'The size of the picture cannot be read; save it once more.'],
  'drawing-without-size': [
    {},
    'The drawing has no "viewBox", so it is cut off where it is shown small; export it with one.',
  ],
  'condition-not-of-not': [{}, 'Two "not" cancel each other; write what is inside them.'],
  'condition-repeated': [{ key: 'allOf' }, '"allOf" names the same twice; leave one of them out.'],
  'condition-off-step': [
    { id: 'fee', value: 0.15, step: 0.1 },
    '"x-asked-if" waits for 0.15, and answers to "fee" are multiples of 0.1; write one of them.',
  ],
  'page-reserved': [{ page: '/preview' }, '/preview is an address of npm run dev; name another page.'],
  'folder-named-like-page': [
    { id: 'news', path: '/news', page: '/fng' },
    'This folder is called "news" and stands on /fng, while /news is another page; a name of its own is clearer, and can only be chosen before the first release.',
  ],
  'menu-group-alike': [
    { title: 'research', other: 'Research' },
    'The menu has a group "Research" already, and "research" would stand beside it as another; write it alike.',
  ],
  'menu-title-long': [
    { length: 90, most: 30 },
    'This text stands in the menu and has 90 characters; at most 30 fit.',
  ],
};
