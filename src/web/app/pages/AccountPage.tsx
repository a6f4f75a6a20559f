import { AccountScreen } from '../../screens/account/AccountScreen.tsx';
import { useConfig } from '../config-context.ts';

export function AccountPage() {
  return <AccountScreen passkeys={useConfig()?.passkeys ?? false} />;
}
