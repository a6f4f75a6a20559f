import { toCount } from '../../../lib/number-format.ts';
import { readMember } from '../../session/member.ts';
import { readList } from '../../session/kept-lists.ts';
import { tabStorage } from '../../session/tab-storage.ts';
import { fetchPage } from '../pages/page-code.ts';

// Small and first in the app's document: while the app's own code is on its way, a slow network is never idle.
if (readMember(tabStorage) === undefined || readList(tabStorage, 'paid') === undefined) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: '/api/session' });
  document.head.append(link);
}
fetchPage(window.location.pathname);
// The first figure of all takes the browser a while: better in this wait than when the frame is about to be drawn.
setTimeout(() => toCount(0));
