/** What the page says of saves that are not with the server yet. */
export const connectionCopy = {
  offline: 'You are offline.',
  keptHere: 'Answers are kept on this device.',
  queued: (count: number) =>
    `${toSaves(count)} ${count === 1 ? 'is' : 'are'} queued and will send when you reconnect.`,
  failing: 'The server does not answer.',
  again: (count: number) => `${toSaves(count)} ${count === 1 ? 'is' : 'are'} queued and will be sent again.`,
  online: 'Back online.',
  sending: (position: number, total: number) => `Sending ${position} of ${total} queued saves.`,
  attention: (count: number) => `${toSaves(count)} ${count === 1 ? 'needs' : 'need'} you.`,
  attentionHint: 'Nothing was written over, and the answers are kept.',
  viewQueue: 'View queue',
  tryNow: 'Try now',
  notKept: 'Drafts are not kept.',
  notKeptHint: 'This browser’s storage is full or closed to this site. Save your answers before you leave.',
  dismiss: 'Dismiss',

  queueTitle: 'Queued saves',
  queueHint: 'They are sent in this order, by themselves, as soon as the server can be reached.',
  queueEmpty: 'Nothing is queued: all your saves are with the server.',
  since: 'Since',
  waiting: 'Waiting to be sent',
  clash: 'Saved elsewhere too: choose which answers to keep',
  claim: 'Saved. Its coins are claimed as soon as possible',
  open: 'Open',
  drop: 'Drop',
  keep: 'Keep',
  dropHint: 'Drop this save? It is not sent; its answers stay in the form until you leave that analysis.',

  leavingTitle: 'Log out and drop queued saves?',
  leavingUnsavedTitle: 'Log out and drop unsaved answers?',
  leavingHint: 'Logging out removes what is kept on this device:',
  unfinished: (count: number) => `${toSaves(count)} ${count === 1 ? 'is' : 'are'} not finished.`,
  unsavedIn: (title: string, sections: number) =>
    `${title}: ${sections === 1 ? '1 section is' : `${sections} sections are`} not saved.`,
  leave: 'Log out and drop them',
  stay: 'Stay',
} as const;

function toSaves(count: number): string {
  return count === 1 ? '1 save' : `${count} saves`;
}
