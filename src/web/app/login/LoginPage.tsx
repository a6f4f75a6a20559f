import { publicPages } from '../../../contracts/public-pages.ts';
import { LoginScreen } from '../../screens/login/LoginScreen.tsx';
import { LoginFrame } from '../../shell/public/LoginFrame.tsx';
import { useConfig } from '../config-context.ts';
import { useDocumentTitle } from '../document-title.ts';

const year = new Date().getFullYear();

/** The login while the app stays open: whoever logs in again finds everything as it was. */
export function LoginPage() {
  const config = useConfig();
  useDocumentTitle(publicPages.login.title);
  return (
    <LoginFrame config={config} year={year} inApp>
      <LoginScreen config={config} />
    </LoginFrame>
  );
}
