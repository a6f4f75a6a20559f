export const connectionCopy = {
  offline: 'You are offline.',
  keptHere: 'Answers are kept on this device.',
  queued: (count: number) =>
    `${toSaves(count)} ${count === 1 ? 'is' : 'are'} queued and will send when you reconnect.`,
  failing: 'Can’t reach the server.',
  again: (count: number) => `${toSaves(count)} ${count === 1 ? 'is' : 'are'} queued and will be retried.`,
  online: 'Back online.',
  sending: (position: number, total: number) => `Sending ${position} of ${total} queued saves.`,
  attention: (count: number) => `${toSaves(count)} ${count === 1 ? 'needs' : 'need'} your decision.`,
  attentionHint: 'Nothing was overwritten; your answers are safe.',
  viewQueue: 'View queue',
  tryNow: 'Try now',
  notKept: 'Drafts can’t be stored.',
  notKeptHint: 'This browser’s storage is full or blocked for this site. Save your answers before you leave.',
  dismiss: 'Dismiss',

  queueTitle: 'Queued saves',
  queueHint: 'Sent in this order as soon as the server can be reached.',
  queueEmpty: 'Nothing is queued. All your saves are on the server.',
  since: 'Since',
  waiting: 'Waiting to be sent',
  conflict: 'Also saved elsewhere: choose which answers to keep',
  claim: 'Saved. Coins are added as soon as possible',
  open: 'Open',
  drop: 'Discard',
  keep: 'Keep',
  dropHint:
    'Discard this save? It won’t be sent. Its answers stay in the form until you leave that analysis.',

  leavingTitle: 'Log out and discard queued saves?',
  leavingUnsavedTitle: 'Log out and discard unsaved answers?',
  leavingHint: 'Logging out removes this from the device:',
  unfinished: (count: number) => `${toSaves(count)} ${count === 1 ? 'is' : 'are'} not finished.`,
  unsavedIn: (title: string, sections: number) =>
    `${title}: ${sections === 1 ? '1 section is' : `${sections} sections are`} not saved.`,
  leave: 'Log out and discard',
  stay: 'Stay',
} as const;

function toSaves(count: number): string {
  return count === 1 ? '1 save' : `${count} saves`;
}
