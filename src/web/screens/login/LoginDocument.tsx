import type { ReactNode } from 'react';
import type { PublicConfig } from '../../../contracts/config.ts';
import { loginCopy } from '../../copy/login.ts';
import { Message } from '../../ui/blocks/Message.tsx';
import { Spinner } from '../../ui/blocks/Spinner.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { CodeStep } from './CodeStep.tsx';
import type { LoginPart } from './login-form.ts';
import {
  buttonProps,
  ElsewhereNotice,
  EndedNotice,
  fieldProps,
  LoginMain,
  RejectedNotice,
  WaitingNotice,
} from './LoginParts.tsx';

const fieldId = 'email';

const faults = ['other', 'dot-at-end', 'other-letters'] as const satisfies readonly LoginPart[];

/**
 * The login as the server renders it. Whatever may have to be shown later is in the document as a template, so that the
 * page's script brings no words and no markup of its own.
 */
export function LoginDocument({ config }: { readonly config: PublicConfig }) {
  const byCode = config.auth === 'code';
  return (
    <LoginMain config={config} notice={<Notices byCode={byCode} />}>
      {/* Submitted before the script is there, a form of this method stays where it is, and the script submits it then. */}
      <form noValidate method="dialog" data-login="" data-passkeys={config.passkeys ? '' : undefined}>
        <TextField
          {...fieldProps}
          // Browsers then offer passkeys among the addresses.
          {...(config.passkeys && { autoComplete: 'username webauthn' })}
          id={fieldId}
          // The page is there for this one field.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          below={faults.map((fault) => (
            <Part
              key={fault}
              name={fault}
              shows={
                <Message tone="error" id={`${fieldId}-error`}>
                  {loginCopy.emailFaults[fault]}
                </Message>
              }
            />
          ))}
        />
        {byCode && <Part name="code" shows={<CodeStep wait={0} />} />}
        <Button {...buttonProps}>
          <Part name="busy" shows={<Spinner />} />
          {loginCopy.button}
        </Button>
        <Part name="waiting" shows={<WaitingNotice />} />
        <Part name="rejected" shows={<RejectedNotice />} />
        <noscript>
          <p>{loginCopy.needsScript}</p>
        </noscript>
      </form>
    </LoginMain>
  );
}

function Notices({ byCode }: { readonly byCode: boolean }) {
  return (
    <>
      <Part name="ended" shows={<EndedNotice />} />
      {byCode && <Part name="elsewhere" shows={<ElsewhereNotice />} />}
    </>
  );
}

interface PartProps {
  readonly name: LoginPart;
  readonly shows: ReactNode;
}

function Part({ name, shows }: PartProps) {
  return <template data-login-part={name}>{shows}</template>;
}
