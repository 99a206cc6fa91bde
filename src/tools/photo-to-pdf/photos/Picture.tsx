import { useEffect, useRef } from 'react'
import type { PhotoReader } from './photo-reader.ts'

type PictureProps = {
  readonly file: File
  /** Of the long side, in pixels of the device. */
  readonly side: number
  readonly read: PhotoReader['thumbnail']
  readonly className: string | undefined
}

/** A small picture of a photo, made when it comes into sight; an empty box until then. */
export function Picture({ file, side, read, className }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const target = canvas.current
    if (!target) return
    let turn = new AbortController()
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
      turn.abort()
      if (!entries.at(-1)?.isIntersecting) return
      turn = new AbortController()
      void draw(turn.signal)
    })
    observer.observe(target)
    return () => {
      turn.abort()
      observer.disconnect()
    }
  }, [file, side, read])

  return <canvas ref={canvas} className={className} width={1} height={1} />
}
