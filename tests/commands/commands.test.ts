import { describeDev } from './dev-command.ts';
import { describeStorybook } from './storybook-command.ts';

// One after the other: each starts a development server and a browser.
describeStorybook();
describeDev();
