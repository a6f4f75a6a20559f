import { pages } from '../../../src/contracts/pages.ts';
import { byId } from '../forms/gestures.ts';
import { firstSection, largeId, largePage } from './questionnaire.ts';
import { bareHtmlPath } from './reference-pages.ts';

/** A page that shows the large questionnaire; its fields are selectors for parts of its first section. */
export interface Contestant {
  readonly name: string;
  readonly path: string;
  readonly header: string | undefined;
  readonly box: (question: string) => string;
  readonly line: (question: string) => string;
  readonly save: string;
  readonly saved: string;
  /** The page is reached by a link on another page that is already open. */
  readonly from?: { readonly path: string; readonly link: string };
  readonly opensOnly?: true;
}

const ourSection = `${largeId}_${firstSection}`;
const toOurs = (question: string) => byId(`${ourSection}_${question}`);

export const ours: Contestant = {
  name: 'Take Profits',
  path: largePage,
  header: `[aria-controls="${ourSection}--body"]`,
  box: toOurs,
  line: toOurs,
  save: `[form="${ourSection}--form"]`,
  saved: byId(`${ourSection}--body`),
};

export const oursFromHome: Contestant = {
  ...ours,
  name: '  from its home page',
  from: { path: pages.home.path, link: `a[href="${largePage}"]` },
  opensOnly: true,
};

const handWritten: Contestant = {
  name: 'react-hook-form',
  path: '/',
  header: `#open_${firstSection}`,
  box: byId,
  line: byId,
  save: `#save_${firstSection}`,
  saved: '#saved',
};

/** The first section alone as HTML without a script: the least that a browser can do. */
export const bareHtml: Contestant = {
  ...handWritten,
  name: 'bare HTML of that section',
  path: bareHtmlPath,
  header: undefined,
  opensOnly: true,
};

export const references: readonly Contestant[] = [handWritten, bareHtml];
