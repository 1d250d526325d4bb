// Runs before the first paint, so that a chosen theme does not flash. A file of its own: the page allows no inline script.
// The choice is written by src/lib/theme-choice.ts.
try {
  const theme = localStorage.getItem('lou-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
