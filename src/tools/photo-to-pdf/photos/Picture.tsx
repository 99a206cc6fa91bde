import { useEffect, useRef } from 'react'
import type { PhotoReader } from './photo-reader.ts'

type PictureProps = {
  readonly file: File
  /** Length of the long side, in device pixels. */
  readonly side: number
  readonly read: PhotoReader['thumbnail']
  readonly className: string | undefined
}

/** A thumbnail of a photo, created when it scrolls into view; an empty box until then. */
export function Picture({ file, side, read, className }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const target = canvas.current
    if (!target) return
    let controller = new AbortController()
    const draw = async (signal: AbortSignal) => {
      const bitmap = await read(file, side, signal)
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
  }, [file, side, read])

  return <canvas ref={canvas} className={className} width={1} height={1} />
}
