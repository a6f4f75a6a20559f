import { shellCopy as copy } from '../copy/shell.ts';
import { setTheme, useTheme } from '../ui/hooks/use-theme.ts';
import { Icon } from '../ui/icons/Icon.tsx';

export function ThemeToggle({ className }: { readonly className?: string | undefined }) {
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className={className}
      aria-label={copy.toTheme(other)}
      title={copy.toTheme(other)}
      onClick={() => setTheme(other)}
    >
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
    </button>
  );
}
