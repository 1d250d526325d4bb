// Runs before the first paint, so that a chosen theme does not flash and what was asked to stand still does not move. A file of its own: the page allows no inline script.
// The choices are written by src/lib/theme-choice.ts and src/lib/motion-choice.ts.
try {
  const theme = localStorage.getItem('lou-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (localStorage.getItem('lou-motion') === 'reduced') document.documentElement.dataset.motion = 'reduced';
} catch {}
