import { useEffect, useState } from 'react';
import type { Answers } from '../../../../engine/answers.ts';
import type { QuestionFault } from '../../../../engine/form.ts';
import type { AlertQuestions } from '../../../../engine/questionnaire.ts';

export type FindAlertFaults = (
  answers: Answers,
  circumstances: { readonly before: Answers; readonly day: string },
) => readonly QuestionFault[];

/** Few forms have an alert, so its check loads apart; until then, and if it cannot load, the server's check remains. */
export function useAlertCheck(alert: AlertQuestions | undefined): FindAlertFaults | undefined {
  const [check, setCheck] = useState<{ readonly find: FindAlertFaults }>();
  useEffect(() => {
    if (!alert) return;
    import('../../../../engine/alert-faults.ts')
      .then(({ findAlertFaults }) =>
        setCheck({ find: (answers, circumstances) => findAlertFaults({ alert }, answers, circumstances) }),
      )
      .catch(() => undefined);
  }, [alert]);
  return check?.find;
}
