import placeholder from '../../feeds/placeholder.svg';
import styles from './NftStage.module.css';

/** Stands where a file cannot be shown. */
export function NftPlaceholder({ title }: { readonly title: string }) {
  return <img className={styles.picture} src={placeholder} alt={`No preview of ${title} could be loaded`} />;
}
