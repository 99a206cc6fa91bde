/** The names that the web app manifest gives to what another app shares (`share_target`). */
const names = { title: 'shared-title', text: 'shared-text', url: 'shared-url' }

/**
 * What another app shares, as one text: a link alone where there is nothing more than its title, so that it is read as a
 * link. Empty for a query without any of it. Apps for Android pass a link as the text.
 */
export function sharedText(query: string): string {
  const found = new URLSearchParams(query)
  const read = (name: string) => found.get(name)?.trim() ?? ''
  const title = read(names.title)
  const text = read(names.text)
  const url = read(names.url)
  const says = text !== '' && text !== title && text !== url
  if (url !== '') return says ? `${text}\n${url}` : url
  return text || title
}
