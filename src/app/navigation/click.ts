/** The path of a page of this site that a click opens without a reload; undefined leaves the click to the browser. */
export function clickedPath(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download')) return
  const url = new URL(link.href)
  if (url.origin !== location.origin) return
  // The browser handles links within the page, and files such as feeds.
  if (url.hash && url.pathname === location.pathname) return
  if (/\.\w+$/.test(url.pathname)) return
  return url.pathname + url.hash
}
