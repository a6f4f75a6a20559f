import { pages } from '../../../src/contracts/pages.ts';
import { byId } from '../forms/gestures.ts';
import { firstSection, largeId, largePage } from './questionnaire.ts';

/** A page that shows the large questionnaire, by the selectors of its first section's parts. */
export interface Contestant {
  readonly name: string;
  readonly path: string;
  /** What opens the section; where it is none, it is open from the start. */
  readonly header?: string;
  /** What is clicked to tick a question. */
  readonly box: (question: string) => string;
  readonly line: (question: string) => string;
  readonly save: string;
  /** What says that it is saved. */
  readonly saved: string;
  /** It is come to by a link of a page that is open already. */
  readonly from?: { readonly path: string; readonly link: string };
  /** Nothing else is measured of it. */
  readonly opensOnly?: true;
  /** It takes as long to open as all others together. */
  readonly opensOnce?: true;
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

const saved = '#saved';

const survey: Contestant = {
  name: 'SurveyJS',
  path: '/surveyjs',
  header: '.sd-panel__title',
  box: (question) => `[data-name="${question}"] .sd-item__decorator`,
  line: (question) => `[data-name="${question}"] input`,
  save: '.sd-panel__footer button',
  saved,
};

const { header: _, ...unfolded } = survey;
const toJsonForms = (question: string) => byId(`#/properties/${question}-input`);
const toFormio = (question: string) => `[name="data[${question}]"]`;

/** Pages of other libraries. */
export const rivals: readonly Contestant[] = [
  {
    name: 'react-hook-form',
    path: '/react-hook-form',
    header: `#open_${firstSection}`,
    box: byId,
    line: byId,
    save: `#save_${firstSection}`,
    saved,
  },
  survey,
  {
    ...unfolded,
    name: 'SurveyJS, all unfolded',
    path: '/surveyjs?unfolded',
    opensOnly: true,
    opensOnce: true,
  },
  { name: 'JSON Forms', path: '/json-forms', box: toJsonForms, line: toJsonForms, save: '#save', saved },
  {
    name: 'Form.io',
    path: '/formio',
    header: `.formio-component-${firstSection} .card-header`,
    box: toFormio,
    line: toFormio,
    save: `[name="data[save_${firstSection}]"]`,
    saved,
  },
];
