import styles from './navigation/Navigation.module.css';

export function Avatar({ email }: { readonly email: string }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {email.charAt(0).toUpperCase()}
    </span>
  );
}
