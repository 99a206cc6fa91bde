import type { Hex } from './core/colour/hex.ts'

type SwatchProps = { readonly hex: Hex; readonly className?: string | undefined }

/** A filled area. An attribute of SVG and not a style: the content security policy refuses those in the page's HTML. */
export function Swatch({ hex, className }: SwatchProps) {
  return (
    <svg aria-hidden="true" className={className} width="100%" height="100%" preserveAspectRatio="none">
      <rect width="100%" height="100%" fill={hex} />
    </svg>
  )
}
