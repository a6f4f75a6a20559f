import type { releaseSentences } from '../../../scripts/questionnaires/sentences/releases.ts';
import type { Pinned } from './pinned.ts';

export const pinnedReleases: Pinned<keyof typeof releaseSentences> = {
  'version-left-behind': [{ newest: 2 }, 'Version 2 is already released; "version" must be 2 or more.'],
  'version-not-first': [{}, 'No version is released yet; the first "version" is 1.'],
  'version-skipped': [{ newest: 1 }, 'Version 1 is the newest that was released; the next "version" is 2.'],
  'released-version-changed': [
    {
      version: 1,
      change:
        'question "What has the team done before?" (track_record): the sign was neutral and is positive now',
    },
    'Version 1 is released, and since then question "What has the team done before?" (track_record): the sign was neutral and is positive now; raise "version" to 2.',
  ],
  'questionnaire-fact-changed': [
    { key: 'subjectRequired', was: 'none', now: 'true', version: '1' },
    '"subjectRequired" was none in version 1 and is true now, which members\' records do not follow; write it back, and make a folder of its own for the new questionnaire.',
  ],
  'page-changed': [
    { key: 'page', was: '/technicalanalysis', now: '/news', version: '1' },
    '"page" was /technicalanalysis in version 1 and is /news now; links that members kept lead to the page of before.',
  ],
  'reward-changed': [
    { key: 'reward', was: '5', now: '50', version: '1' },
    '"reward" was 5 in version 1 and is 50 now; what was paid stays paid, and only new sections pay the new reward.',
  ],
  'section-gone': [
    { id: 'market', version: '1' },
    'The section "market" of version 1 is gone; keep it with "x-retired", or name it in the "x-former-ids" of the section that replaces it.',
  ],
  'question-gone': [
    { id: 'liquidity', version: '1' },
    'The question "liquidity" of version 1 is gone; keep it with "x-retired", or name it in the "x-former-ids" of the question that replaces it.',
  ],
  'question-type-changed': [
    { id: 'mood_today', was: 'text', now: 'boolean', version: '1' },
    'The question "mood_today" was text in version 1 and is boolean now; give the new question an id of its own and retire this one.',
  ],
  'question-unit-changed': [
    { id: 'fee', was: 'percent', now: 'usd', version: '1' },
    'The question "fee" was in percent in version 1 and is in usd now; give the new question an id of its own and retire this one.',
  ],
  'address-format-changed': [
    { id: 'contract', was: 'eth', now: 'btc', version: '1' },
    'The question "contract" was of the format eth in version 1 and is of btc now; give the new question an id of its own and retire this one.',
  ],
  'text-limit-lowered': [
    { id: 'track_record', was: 1000, version: '1' },
    'A text of "track_record" might have 1000 characters in version 1; a longer answer could never be saved again, so "maxLength" stays 1000 or more.',
  ],
  'sign-turned': [
    { id: 'is_hidden', was: 'negative', now: 'positive', version: '1' },
    'The sign of "is_hidden" was negative in version 1 and is positive now, for old answers too; if the question means something else now, ask it under an id of its own.',
  ],
  'bands-turned': [
    { id: 'size', from: '5', was: 'positive', now: 'negative', version: '1' },
    'From 5 on, an answer to "size" was positive in version 1 and is negative now, for old answers too; if the question means something else now, ask it under an id of its own.',
  ],
  'question-titles-swapped': [
    { id: 'is_named', other: 'is_hidden', version: '1' },
    'This was the title of "is_hidden" in version 1, so old answers to "is_named" would answer another question; move the whole question, not its title.',
  ],
  'scale-ends-swapped': [
    { id: 'openness', version: '1' },
    'The ends of "openness" have changed places since version 1, so old answers would mean the opposite; take it back, or retire the question and add a new one.',
  ],
  'option-titles-swapped': [
    { id: 'waves', other: 'steps', version: '1' },
    'This was the title of "steps" in version 1, so old answers would name another option; move the whole option, not its title.',
  ],
  'column-changed': [
    { id: 'holders', column: 'share', version: '1' },
    'The column "share" of "holders" was of another kind or unit in version 1; keep it, or retire the question and add a new one.',
  ],
  'column-gone': [
    { id: 'holders', column: 'share', version: '1' },
    'The column "share" of "holders" is gone since version 1; keep it, or retire the question and add a new one.',
  ],
  'option-gone': [
    { id: 'liquidity', option: 'none', version: '1' },
    'The option "none" of "liquidity" is gone since version 1; keep it with "x-retired", or name it in the "x-former-ids" of the option that replaces it.',
  ],
  'own-text-gone': [
    { id: 'none', version: '2' },
    'Members have written texts for the option "none" since version 2, which would be lost; keep its "x-own-text".',
  ],
  'section-name-taken': [
    { id: 'market', other: 'team' },
    'The name "market" is already taken by the section "team"; every name may be used once in a questionnaire.',
  ],
  'questionnaire-name-taken': [
    { id: 'mood', other: 'mood' },
    'The name "mood" is already taken by the questionnaire "mood"; leave it out here.',
  ],
  'questionnaire-name-reserved': [
    {
      id: 'email',
      reserved: 'coin, disclaimer, session, user, authenticated, email, tab, meta, options and constructor',
    },
    'No questionnaire was ever called "email": coin, disclaimer, session, user, authenticated, email, tab, meta, options and constructor are taken; leave it out.',
  ],
  'former-id-own': [
    { id: 'track_record' },
    '"track_record" cannot be a former id of itself; delete it here.',
  ],
  'former-id-forgotten': [
    { what: 'The questionnaire', names: ['listing'], version: '1' },
    'The questionnaire was called "listing" in version 1; "x-former-ids" must go on from there, the oldest name first.',
  ],
  'former-id-unreleased': [
    { id: 'never_was' },
    'No released version had the name "never_was" for this; leave it out of "x-former-ids".',
  ],
  'released-merged': [
    { id: 'is_hidden', other: 'is_named', version: '1' },
    '"is_hidden" and "is_named" stood beside each other in version 1, and of two answers one would be lost; keep both, and retire the one that is no longer asked.',
  ],
  'release-altered': [
    { version: '1' },
    'Version 1 does not say here what was released; only a command writes this file, so bring it back from git.',
  ],
  'release-list-missing': [{}, 'The list of what was released is missing; bring it back from git.'],
  'release-list-unreadable': [{}, 'This is not the list of what was released; bring it back from git.'],
  'release-unlisted': [
    { id: 'listing' },
    '"listing" was released, and this list does not name it; bring the list back from git.',
  ],
  'release-copied': [
    { id: 'mood2', other: 'mood' },
    '"mood2" is a copy of "mood" and was never released; delete the released.json in it.',
  ],
  'release-replaced': [
    { id: 'listing' },
    'The released.json of "listing" is missing, or is not the one that was recorded here; bring both back from git.',
  ],
  'folder-given-up': [
    { id: 'mood' },
    '"mood" was given up, and its folder is here; delete it, or bring this line back from git.',
  ],
  'folder-renamed': [
    { id: 'mood', other: 'feelings' },
    'The folder "mood" is called "feelings" now, and members\' answers do not follow; rename it back, or add "x-former-ids": ["mood"] to its schema.json.',
  ],
  'folder-gone': [
    { id: 'mood' },
    'The folder "mood" is gone, and with it what members answered; bring it back, or write "given up" in the place of its seal to let the answers go.',
  ],
};
