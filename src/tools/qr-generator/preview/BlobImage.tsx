import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { useBlobUrl } from '../../../ui/use-blob-url.ts'

type BlobImageProps = Omit<ComponentProps<'img'>, 'src' | 'ref' | 'alt'> & {
  readonly blob: Blob
  readonly alt: string
  /** Width on paper, in millimetres. */
  readonly millimetres?: number
}

/**
 * Pixels as they are, at the size that the style sheet gives them. Not a canvas: phones offer to save and share images,
 * and browsers give each canvas a layer, and what overlaps it another, which every frame has to go through.
 */
export function BlobImage({ blob, alt, millimetres, ...native }: BlobImageProps) {
  const url = useBlobUrl(blob)
  const image = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    if (millimetres) image.current?.style.setProperty('--print-width', `${millimetres}mm`)
  }, [millimetres])
  // Decoded with the frame that shows it, not after it.
  return <img ref={image} src={url ?? undefined} alt={alt} decoding="sync" draggable={false} {...native} />
}
