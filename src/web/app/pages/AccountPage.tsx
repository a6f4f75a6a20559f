import { AccountScreen } from '../../screens/account/AccountScreen.tsx';
import { useConfig } from '../config-context.ts';

export function AccountPage() {
  const config = useConfig();
  return (
    <AccountScreen
      passkeys={config?.passkeys ?? false}
      retention={config?.auth === 'code' ? (config.company.retention ?? undefined) : undefined}
    />
  );
}
