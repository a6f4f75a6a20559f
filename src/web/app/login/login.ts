import { browserPages } from '../page-loads.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { loadSignIn, runLogin } from './run-login.ts';

runLogin(browserPages);
fetchAhead(() => void loadSignIn().catch(() => undefined));
