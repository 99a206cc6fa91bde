// Runs before the first paint: the visitor's own choice of theme, off by default.
try {
  if (localStorage.getItem('darkMode') === 'true') document.documentElement.classList.add('dark')
} catch {
  // Storage is blocked: the light theme stays.
}
