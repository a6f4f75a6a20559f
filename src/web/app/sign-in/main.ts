import { toPartSelector } from '../../screens/sign-in/sign-in-form.ts';
import { browserPages } from '../page-loads.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { loadSignIn, runSignIn } from './run-sign-in.ts';

const code = runSignIn(browserPages);
const nothing = () => undefined;

fetchAhead(() => {
  void loadSignIn().catch(nothing);
  // With sign-in by code, this browser may have a pending sign-in.
  if (document.querySelector(toPartSelector('code'))) void code.load().then((step) => step.resume(), nothing);
});
