import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { pages } from '../../../contracts/pages.ts';
import { passkeysCopy as copy } from '../../copy/account.ts';
import { loadPasskeys } from '../../session/own-passkeys.ts';
import { Banner } from '../../ui/blocks/Banner.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { toButtonClass } from '../../ui/controls/button-class.ts';
import { useKeptSwitch } from '../../ui/hooks/use-kept-switch.ts';
import styles from './PasskeyOffer.module.css';

/** For a member who signs in by code, until they have a passkey or dismiss the offer on this device. */
export function PasskeyOffer() {
  const [isDismissed, setDismissed] = useKeptSwitch('passkeyOfferDismissed', false);
  const { data } = useQuery({
    queryKey: ['passkeys'],
    queryFn: loadPasskeys,
    enabled: !isDismissed,
    staleTime: 0,
    gcTime: 0,
  });
  if (isDismissed || data?.length !== 0) return null;
  const action = (
    <span className={styles.actions}>
      <Link className={toButtonClass({})} to={pages.account.path}>
        {copy.offerLink}
      </Link>
      <Button variant="ghost" onClick={() => setDismissed(true)}>
        {copy.offerDismiss}
      </Button>
    </span>
  );
  return (
    <Banner tone="info" icon="lock" className={styles.offer} action={action}>
      <strong className={styles.title}>{copy.offerTitle}</strong> {copy.offer}
    </Banner>
  );
}
