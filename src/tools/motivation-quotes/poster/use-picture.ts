import { useState } from 'react'
import { slug } from '../../../lib/text/slug.ts'
import { type CopyOutcome, clipboard } from '../../../platform/files/clipboard.ts'
import { download } from '../../../platform/files/download.ts'
import { share } from '../../../platform/files/share.ts'
import type { PosterShape } from '../core/poster-layout.ts'
import type { PosterStyle } from '../core/poster-styles.ts'
import type { Messages } from '../messages.en.ts'
import { quotation, type ShownQuote } from '../quote/shown.ts'
import { drawPoster, pngOf } from './draw-poster.ts'

export type Picture = {
  readonly failure: string | undefined
  dismissFailure(): void
  download(): Promise<void>
  copy(): Promise<CopyOutcome>
  /** As a file. @throws Error without a quote or a canvas context */
  file(): Promise<File>
  /** `undefined` where the device shares no files. */
  readonly share: (() => Promise<void>) | undefined
}

/** What can be done with the poster as a picture; it is drawn when it is asked for. */
export function usePicture(
  quote: ShownQuote | undefined,
  shape: PosterShape,
  style: PosterStyle,
  t: Messages,
): Picture {
  const [failure, setFailure] = useState<string>()
  const png = async () => {
    if (!quote) throw new Error('There is no quote')
    return pngOf(await drawPoster(quote, shape, style))
  }
  const name = quote ? t.fileName(slug(quote.author)) : ''
  const file = async () => new File([await png()], name, { type: 'image/png' })
  const shareFile = async () => {
    if (!quote) return
    setFailure(undefined)
    try {
      if ((await share.share([await file()], quotation(quote))) === 'failed') setFailure(t.shareFailed)
    } catch {
      setFailure(t.pictureFailed)
    }
  }
  return {
    failure,
    dismissFailure: () => setFailure(undefined),
    async download() {
      setFailure(undefined)
      try {
        download(await png(), name)
      } catch {
        setFailure(t.pictureFailed)
      }
    },
    copy: () => clipboard.copyImage(png()),
    file,
    // The prerendered page has no quote, and no navigator to ask.
    share: quote && share.canShareTypes(['image/png']) ? shareFile : undefined,
  }
}
