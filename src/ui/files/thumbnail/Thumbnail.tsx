import { useEffect, useRef } from 'react'

/** Decodes a small version of a picture; null if that fails or is no longer wanted. */
export type ReadThumbnail<Source extends Blob> = (
  source: Source,
  /** Length of the long side, in device pixels. */
  side: number,
  signal: AbortSignal,
) => Promise<ImageBitmap | null>

type ThumbnailProps<Source extends Blob> = {
  readonly source: Source
  /** Length of the long side, in device pixels. */
  readonly side: number
  /** Must be a stable function: a new one draws again. */
  readonly read: ReadThumbnail<Source>
  readonly className: string | undefined
}

/** A small picture, decoded when it scrolls into view; an empty box until then. */
export function Thumbnail<Source extends Blob>({ source, side, read, className }: ThumbnailProps<Source>) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const target = canvas.current
    if (!target) return
    let controller = new AbortController()
    const draw = async (signal: AbortSignal) => {
      const bitmap = await read(source, side, signal)
      if (bitmap && !signal.aborted) {
        observer.disconnect()
        target.width = bitmap.width
        target.height = bitmap.height
        target.getContext('2d')?.drawImage(bitmap, 0, 0)
      }
      bitmap?.close()
    }
    const observer = new IntersectionObserver((entries) => {
      controller.abort()
      if (!entries.at(-1)?.isIntersecting) return
      controller = new AbortController()
      void draw(controller.signal)
    })
    observer.observe(target)
    return () => {
      controller.abort()
      observer.disconnect()
    }
  }, [source, side, read])

  return <canvas ref={canvas} className={className} width={1} height={1} />
}
