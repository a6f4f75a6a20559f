import { pages } from '../../../src/contracts/pages.ts';
import { byId } from '../forms/gestures.ts';
import { firstSection, largeId, largePage } from './questionnaire.ts';
import { bareHtmlPath } from './reference-pages.ts';

/** A page that shows the large questionnaire, by the selectors of its first section's parts. */
export interface Contestant {
  readonly name: string;
  readonly path: string;
  /** Opens the section; undefined: it is open from the start. */
  readonly header: string | undefined;
  /** What is clicked to tick a question. */
  readonly box: (question: string) => string;
  readonly line: (question: string) => string;
  readonly save: string;
  /** What says that it is saved. */
  readonly saved: string;
  /** The page is reached by a link of another page that is open already. */
  readonly from?: { readonly path: string; readonly link: string };
  /** Only opening is measured. */
  readonly opensOnly?: true;
}

const ourSection = `${largeId}_${firstSection}`;
const toOurs = (question: string) => byId(`${ourSection}_${question}`);

/** The product's own page. */
export const ours: Contestant = {
  name: 'Take Profits',
  path: largePage,
  header: `[aria-controls="${ourSection}--body"]`,
  box: toOurs,
  line: toOurs,
  save: `[form="${ourSection}--form"]`,
  saved: byId(`${ourSection}--body`),
};

/** The same as a member comes to it: by the menu, while the app is open. */
export const oursFromHome: Contestant = {
  ...ours,
  name: '  from its home page',
  from: { path: pages.home.path, link: `a[href="${largePage}"]` },
  opensOnly: true,
};

/** The same questions in react-hook-form, written by hand. */
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

/** The pages that the product is compared with. */
export const references: readonly Contestant[] = [handWritten, bareHtml];
