import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { useLeaving } from '../../../src/web/app/use-leaving.tsx';
import { getMember } from '../../../src/web/session/open-session.ts';
import { blankRecord, withSection } from '../../../src/web/records/record-state.ts';
import { entry } from '../../../stories/fixtures/entry.ts';
import { MemberStage } from '../../../stories/screens/MemberStage.tsx';
import { openStage } from '../../../stories/screens/open-stage.ts';
import { stubServer } from '../../helpers/stub-server.ts';
import { shellCopy } from '../../../src/web/copy/shell.ts';

vi.mock('../../../src/web/shell/ConnectionLeaving.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

function Leaving() {
  const { leave, question } = useLeaving();
  return (
    <>
      <button type="button" onClick={leave}>
        Log out
      </button>
      {question}
    </>
  );
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

it('useLeaving asks by a browser dialog when the code of its own dialog does not load', async () => {
  stubServer({});
  const unsaved = withSection(blankRecord, 'look', { answers: { one: true }, save: { kind: 'dirty' } });
  const stage = openStage({}, { [entry.id]: unsaved });
  render(
    <MemberStage stage={stage}>
      <Leaving />
    </MemberStage>,
  );
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  const press = () => userEvent.click(screen.getByRole('button', { name: shellCopy.logout }));
  await press();
  await vi.waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  expect(getMember(stage.session)).toBeDefined();
  await press();
  await vi.waitFor(() => expect(getMember(stage.session)).toBeUndefined());
  expect(confirm).toHaveBeenCalledTimes(2);
});
