import { Icon } from '../ui/icons/Icon.tsx';
import { setTheme, useTheme } from '../ui/hooks/use-theme.ts';

export function ThemeToggle({ className }: { readonly className?: string | undefined }) {
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className={className}
      aria-label={`Switch to ${other} theme`}
      title={`Switch to ${other} theme`}
      onClick={() => setTheme(other)}
    >
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
    </button>
  );
}
