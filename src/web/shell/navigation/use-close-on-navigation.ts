import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

export function useCloseOnNavigation(onClose: () => void): void {
  const { pathname } = useLocation();
  const close = useRef(onClose);
  const shown = useRef(pathname);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    close.current();
  }, [pathname]);
}
