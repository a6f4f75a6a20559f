// Runs before the first paint: the stored choice, else the system's preference, else dark; then follows both.
(() => {
  const light = matchMedia('(prefers-color-scheme: light)');
  const apply = () => {
    let stored = null;
    try {
      stored = localStorage.getItem('theme');
    } catch {
      // Storage is forbidden: no choice is remembered.
    }
    const preferred = light.matches ? 'light' : 'dark';
    document.documentElement.dataset.theme = stored === 'light' || stored === 'dark' ? stored : preferred;
  };
  apply();
  light.addEventListener('change', apply);
  addEventListener('storage', apply);
})();
