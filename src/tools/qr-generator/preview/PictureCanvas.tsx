import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import type { Picture } from '../core/drawing/pixels.ts'

type PictureCanvasProps = Omit<ComponentProps<'canvas'>, 'width' | 'height'> & {
  readonly picture: Picture
  /** Width on paper, in millimetres. */
  readonly millimetres?: number
}

/** Pixels as they are, at the size that the style sheet gives them. */
export function PictureCanvas({ picture, millimetres, ...native }: PictureCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const { data, width, height } = picture
    canvas.current?.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0)
  }, [picture])
  useLayoutEffect(() => {
    if (millimetres) canvas.current?.style.setProperty('--print-width', `${millimetres}mm`)
  }, [millimetres])
  return <canvas ref={canvas} width={picture.width} height={picture.height} {...native} />
}
