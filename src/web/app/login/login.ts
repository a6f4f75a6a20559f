import { toPartSelector } from '../../screens/login/login-form.ts';
import { browserPages } from '../page-loads.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { loadSignIn, runLogin } from './run-login.ts';

const code = runLogin(browserPages);
const nothing = () => undefined;

fetchAhead(() => {
  void loadSignIn().catch(nothing);
  // Where log-in is by code, this browser may wait for one.
  if (document.querySelector(toPartSelector('code'))) void code.load().then((step) => step.resume(), nothing);
});
