export type LineEnds = 'lf' | 'crlf' | 'cr' | 'mixed'

export type DecodedText = {
  readonly text: string
  /** Name in the Encoding Standard, such as `utf-8` or `windows-1254`. */
  readonly encoding: Encoding
  /** Line ends of the file; the text has line feeds only, like the value of a text area. */
  readonly lineEnds: LineEnds
}

/** Why a file was refused: it can no longer be read, or it is not text. */
export type NoText = 'unreadable' | 'not-text'

export type OpenResponse =
  | { readonly ok: true; readonly decoded: DecodedText }
  | { readonly ok: false; readonly why: NoText }

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'windows-1254'

/** Decodes bytes and throws if they are invalid in the encoding. Injected, as the core does not use TextDecoder. */
export type Decode = (bytes: Uint8Array, encoding: Encoding) => string

/**
 * Decodes a file, with its encoding detected by a byte order mark, else by zero bytes in every other place, else UTF-8
 * if valid, else the Turkish or the Western code page of Windows. Returns `undefined` for other files with zero bytes.
 */
export function decodeText(bytes: Uint8Array, decode: Decode): DecodedText | undefined {
  const encoding = sniffEncoding(bytes)
  const utf8 = encoding === undefined ? attempt(() => decode(bytes, 'utf-8')) : undefined
  const found = encoding ?? (utf8 === undefined ? codePage(bytes) : 'utf-8')
  const raw = (utf8 ?? attempt(() => decode(bytes, found)))?.replace(/^\ufeff/, '')
  if (raw === undefined || raw.includes('\0')) return undefined
  const lineEnds = lineEndsOf(raw)
  return { text: lineEnds === 'lf' ? raw : raw.replace(/\r\n?/g, '\n'), encoding: found, lineEnds }
}

function attempt(run: () => string): string | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

function sniffEncoding(bytes: Uint8Array): Encoding | undefined {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const head = bytes.subarray(0, 1024)
  const zeros = (parity: 0 | 1) => head.filter((byte, index) => byte === 0 && index % 2 === parity).length
  const pairs = head.length / 2
  if (zeros(1) > pairs * 0.4 && zeros(0) === 0) return 'utf-16le'
  if (zeros(0) > pairs * 0.4 && zeros(1) === 0) return 'utf-16be'
  return undefined
}

/** The six bytes in which the code pages 1252 and 1254 differ: Ğ İ Ş ğ ı ş in Turkish. */
const turkishBytes = new Set([0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe])

function codePage(bytes: Uint8Array): Encoding {
  return bytes.subarray(0, 200_000).some((byte) => turkishBytes.has(byte)) ? 'windows-1254' : 'windows-1252'
}

function lineEndsOf(text: string): LineEnds {
  const pairs = text.match(/\r\n/g)?.length ?? 0
  const returns = (text.match(/\r/g)?.length ?? 0) - pairs
  const feeds = (text.match(/\n/g)?.length ?? 0) - pairs
  const kinds = [pairs, returns, feeds].filter((count) => count > 0).length
  if (kinds > 1) return 'mixed'
  return pairs > 0 ? 'crlf' : returns > 0 ? 'cr' : 'lf'
}
