import { deviceStorage, toDeviceKey } from '../device/local-storage.ts';
import { readDraft, type Draft } from './draft.ts';

export interface KeptDraft {
  readonly tab: string;
  readonly questionnaireId: string;
  readonly draft: Draft;
}

/** Drafts on the device: one a member, tab and questionnaire, so that two tabs never write over each other's. */
export const draftStorage = {
  get: (email: string, tab: string, questionnaireId: string): Draft | undefined =>
    readDraft(deviceStorage.get(toDeviceKey('draft', email, tab, questionnaireId))),

  set: (email: string, tab: string, questionnaireId: string, draft: Draft | undefined): void => {
    const key = toDeviceKey('draft', email, tab, questionnaireId);
    if (draft) deviceStorage.set(key, draft);
    else deviceStorage.remove(key);
  },

  list: (email: string): readonly KeptDraft[] =>
    deviceStorage.list(`${toDeviceKey('draft', email)}/`).flatMap((key) => {
      const [, , tab = '', questionnaireId = ''] = key.split('/').map(decodeURIComponent);
      const draft = readDraft(deviceStorage.get(key));
      return draft ? [{ tab, questionnaireId, draft }] : [];
    }),
} as const;
