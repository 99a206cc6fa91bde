import { ascii, joined, uint32 } from './bytes.ts'
import { box } from './isobmff-file.ts'

const decoded = (base64: string) => Uint8Array.from(Buffer.from(base64, 'base64'))

/** Codestreams that libjxl 0.7 made of pictures of one colour, 40 × 24 stored pixels. */
export const jxlCodestreams = {
  plain:
    '/woFCH4SigsBABKIAgAcAV3lEgAAFSqjjBu8nOv58kOHxbSN6wxttW0BAAAAPIB/JYki49gkncAhSayBsHMSKkIAODjzJQDgCQBgAwmAhrPDNBQAUEkC',
  animated: '/woFiCAAC4pLAggIoAIAAGgASxiLFQDUF2Mw5i4gAYAgISWIPwBJPxpMzh8ICKBCAABEAEsYixWAXfj/AhIAkIRGC/sD',
  alpha:
    '/woFCNhQubeKIABIgCgATAJd5RIAABUqo4wbvJzr+fJDh8W0jesMbbVtAQAAADyAfyWJY2KdV14GVr2cwJCBPCh8mOmkoKDpiIwxxkgxBoMxeEFsmBjjxInBOTF4mBg0J439KAAA8PkPAAAAACX/AAAAAADUdgEAAAAAEOMEAAAAAELOANA3RkTBiJFvAfi4SSYQDCKfBnZpAmAkQm8s8MRKEgA=',
  displayP3:
    '/woFCH4SMrkRABKIAgAcAV3lEgAAFSqjjBu8nOv58kOHxbSN6wxttW0BAAAAPIB/JYki49gkncAhSayBsHMSqkAAcDjzRQDgCQBgAwmAhrPDNBQAUEkC',
  /** 16 × 8 pixels of Rec. 2100 PQ, brighter than a screen without HDR. */
  pq: '/wrBBfwk5NEDvQYAAACAABKIAgDgAF3lEgAAFSqjjBu8nOv58kOHxbSN6wxttW1hSaLIODZJJ3BIEgsh7nYgECCACMS8lH2Dcxk6pZIE',
  /** The same without loss, 60, 160, 220 of 255, in a container. */
  pqLossless:
    'AAAADEpYTCANCocKAAAAFGZ0eXBqeGwgAAAAAGp4bCAAAAAJanhsbAoAAAA3anhsY/8KwQX8AOTRIw4HAAAAgAgCAQBoAEsYixUAnBVj8CBeIAIAwAMvBjwc8AIZiYcD',
  /** The same values without loss, in a gamma of its own. */
  gamma: '/wrBQUBeoCWmCAgCAQBYAEsYixUAlIoxSLxABACaA10MOOgAEgc=',
} as const

/** Four fields, the darkest at the upper left and the brightest at the lower right; stored turned: orientation 6. */
export const turnedJxl = decoded(
  '/wrHLRAUtwTgWwAQANQDDGwMbAxs/v8OAAAYAAgAAQAAAAAAgIAliSSoXswVAN8toQcAoJCkoKBAvmIMXi9GHXV38e5oYgwmAEDoRU4MTkfEMDoCtc0oED+JfboW1sIuvBoatyFQnAplTpmBhlvgs/8PGKqGlxNAzM2BFQBwOeiCUZ6YUNnVlJ4hYeC9hDSHxwnAIPoFAduQkhkAAIAkTSsISKFrWQGCKMEsiBibhIpWojSaHQOPNaQ5mIkBBtFBKdiGBL4AAABE+l1BQLZcyQoAdAMwYaTZJtQJLKXtSRiwLSTNwRQMMIh+SsE2pHMGAADQ6icKAhLcSFYAAAAAAAAAJQk=',
)

export const jxlCodestream = (name: keyof typeof jxlCodestreams) => decoded(jxlCodestreams[name])

/** A container (ISO/IEC 18181-2) of a codestream in two parts, with further boxes before it. */
export function jxlContainer(
  codestream: Uint8Array,
  ...boxes: readonly Uint8Array[]
): Uint8Array<ArrayBuffer> {
  return joined(
    box('JXL ', [0x0d, 0x0a, 0x87, 0x0a]),
    box('ftyp', ascii('jxl '), uint32(0), ascii('jxl ')),
    ...boxes,
    box('jxlp', uint32(0), codestream.subarray(0, 60)),
    box('jxlp', uint32(0x8000_0001), codestream.subarray(60)),
  )
}

/** A box with EXIF data. */
export const jxlExif = (tiff: Uint8Array) => box('Exif', uint32(0), tiff)
