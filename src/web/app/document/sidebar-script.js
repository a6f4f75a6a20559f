// Runs before the first paint, so that the outline shows the stored sidebar.
(() => {
  try {
    if (localStorage.getItem('sidebar') === 'rail') document.documentElement.dataset.sidebar = 'rail';
  } catch {
    // Storage is forbidden: the sidebar is open.
  }
})();
