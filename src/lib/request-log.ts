/** What a page asked for, as a visitor would name it. */
export const requestKinds = ['scripts', 'styles', 'fonts', 'images', 'data'] as const
export type RequestKind = (typeof requestKinds)[number]

export type RequestLog = {
  /** Requests to the page's own site, by kind. */
  readonly own: Readonly<Record<RequestKind, number>>
  /** Addresses of any other site that were asked for and not stopped. */
  readonly elsewhere: readonly string[]
  /** Addresses of attempts that a rule of the page has stopped before they left; some are only named as a kind. */
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

/** What is in memory is no request: pictures made here have such addresses. */
const local = /^(blob|data):/

/** The log with one request more. `url` is absolute, `origin` that of the page. */
export function withRequest(log: RequestLog, url: string, origin: string): RequestLog {
  if (local.test(url)) return log
  if (url !== origin && !url.startsWith(`${origin}/`))
    // The browser notes what was stopped as asked for, too, before or after it says that it was stopped.
    return log.refused.includes(url) ? log : { ...log, elsewhere: [...log.elsewhere, url] }
  const path = url.slice(origin.length).replace(/[?#].*$/s, '')
  const kind = kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'data'
  return { ...log, own: { ...log.own, [kind]: log.own[kind] + 1 } }
}

/** The log with one attempt more that was stopped. */
export const withRefusal = (log: RequestLog, url: string): RequestLog => ({
  ...log,
  elsewhere: log.elsewhere.filter((each) => each !== url),
  refused: [...log.refused, url],
})

export const ownTotal = ({ own }: RequestLog): number =>
  Object.values(own).reduce((sum, count) => sum + count, 0)
