import { toCount } from '../../../lib/number-format.ts';
import { readMember } from '../../session/member.ts';
import { readList } from '../../session/session-lists.ts';
import { tabStorage } from '../../session/web-storage.ts';
import { fetchPage } from '../pages/page-code.ts';

// Small, and first in the document: starts the app's first requests while the app's code loads.
if (readMember(tabStorage) === undefined || readList(tabStorage, 'paid') === undefined) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: '/api/session' });
  document.head.append(link);
}
fetchPage(window.location.pathname);
// The first number format is slow: do it while the code loads, not while the frame renders.
setTimeout(() => toCount(0));
