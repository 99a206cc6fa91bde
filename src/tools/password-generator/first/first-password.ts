/**
 * The password that `fillFirstPassword` has written, while React hydrates the page; undefined if it has written none, and
 * on a page that is opened from another one.
 */
export function firstPassword(): string | undefined {
  // Prerendered, there is no document.
  if (globalThis.document?.documentElement.dataset.ready !== 'false') return undefined
  return document.querySelector('[data-result] section:not([data-awaits]) ol code')?.textContent
}
