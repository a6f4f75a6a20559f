// Runs before the first paint, so that the outline has the sidebar as it was left.
(() => {
  try {
    if (localStorage.getItem('sidebar') === 'rail') document.documentElement.dataset.sidebar = 'rail';
  } catch {
    // Storage is forbidden: the sidebar is open.
  }
})();
