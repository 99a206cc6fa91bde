/** Kinds of requests, in a visitor's terms. */
export const requestKinds = ['scripts', 'styles', 'fonts', 'images', 'data'] as const
export type RequestKind = (typeof requestKinds)[number]

export type RequestLog = {
  /** Requests to the page's own site, by kind. */
  readonly own: Readonly<Record<RequestKind, number>>
  /** URLs of other sites that were requested and not refused. */
  readonly elsewhere: readonly string[]
  /** URLs of requests that the page's policy refused; the browser names some by kind only. */
  readonly refused: readonly string[]
}

export const emptyLog: RequestLog = {
  own: { scripts: 0, styles: 0, fonts: 0, images: 0, data: 0 },
  elsewhere: [],
  refused: [],
}

const kinds: readonly (readonly [RegExp, RequestKind])[] = [
  [/\.js$/, 'scripts'],
  [/\.css$/, 'styles'],
  [/\.(woff2?|ttf|otf)$/, 'fonts'],
  [/\.(png|svg|jpe?g|webp|avif|gif|ico)$/, 'images'],
]

/** URLs of content in memory, such as generated pictures: no requests. */
const local = /^(blob|data):/

/** The log with one more request. `url` is absolute, `origin` is that of the page. */
export function withRequest(log: RequestLog, url: string, origin: string): RequestLog {
  if (local.test(url)) return log
  if (url !== origin && !url.startsWith(`${origin}/`))
    // The browser also lists a refused request as a resource, before or after it reports the refusal.
    return log.refused.includes(url) ? log : { ...log, elsewhere: [...log.elsewhere, url] }
  const path = url.slice(origin.length).replace(/[?#].*$/s, '')
  const kind = kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'data'
  return { ...log, own: { ...log.own, [kind]: log.own[kind] + 1 } }
}

/** The log with one more refused request. */
export const withRefusal = (log: RequestLog, url: string): RequestLog => ({
  ...log,
  elsewhere: log.elsewhere.filter((each) => each !== url),
  refused: [...log.refused, url],
})

export const ownTotal = ({ own }: RequestLog): number =>
  Object.values(own).reduce((sum, count) => sum + count, 0)
