import type { CompiledQuestionnaire } from '../../../engine/questionnaire.ts';
import type { Command, Commands } from '../../ports/storage.ts';
import { claimRewards, collectDaily } from './reward-commands.ts';
import {
  addMember,
  agreeDisclaimer,
  changeLeaving,
  expireMember,
  removeMember,
  signOutMember,
  writeProbe,
} from './member-commands.ts';
import { deleteMail, postponeMail, takeMails } from './mail-commands.ts';
import { addPasskey, finishPasskey, removePasskey, renamePasskey } from './passkey-commands.ts';
import { noteLiveVersions } from './live-commands.ts';
import { claimReading, keepReading, purgeReadings } from './reading-commands.ts';
import { beginRetentionLook, endLapsed, endLeaving, purgeOld, purgeShared } from './retention-commands.ts';
import { changeRecord, createRecord, purgeRecord, restoreVersion, updateRecord } from './record-commands.ts';
import { finishSignIn, purgeSignIns, startSignIn } from './sign-in-commands.ts';
import { unwatchCoin, watchCoin } from './watchlist-commands.ts';
import { login, logout, revokeSessions, signOutEverywhere, touchSession } from './session-commands.ts';

export function buildCommands(
  questionnaires: ReadonlyMap<string, CompiledQuestionnaire>,
): Commands<WriteSpec> {
  return listCommands(questionnaires);
}

function listCommands(questionnaires: ReadonlyMap<string, CompiledQuestionnaire>) {
  const find = (module: string) => {
    const compiled = questionnaires.get(module);
    if (!compiled) throw new Error(`There is no questionnaire ${module}`);
    return compiled;
  };
  return {
    login,
    logout,
    touchSession,
    revokeSessions,
    signOutEverywhere,
    startSignIn,
    finishSignIn,
    purgeSignIns,
    addPasskey,
    renamePasskey,
    removePasskey,
    finishPasskey,
    takeMails,
    postponeMail,
    deleteMail,
    agreeDisclaimer,
    createRecord: createRecord(find),
    updateRecord: updateRecord(find),
    changeRecord,
    purgeRecord,
    restoreVersion: restoreVersion(find),
    claimRewards,
    collectDaily,
    watchCoin,
    unwatchCoin,
    changeLeaving,
    beginRetentionLook,
    endLapsed,
    endLeaving,
    purgeOld,
    purgeShared,
    claimReading,
    keepReading,
    purgeReadings,
    addMember,
    expireMember,
    removeMember,
    signOutMember,
    writeProbe,
    noteLiveVersions,
  };
}

type Listed = ReturnType<typeof listCommands>;

export type WriteSpec = {
  readonly [Name in keyof Listed]: Listed[Name] extends Command<infer Args, infer Outcome>
    ? { readonly args: Args; readonly outcome: Outcome }
    : never;
};

export const saves: readonly (keyof WriteSpec)[] = ['createRecord', 'updateRecord', 'restoreVersion'];
