import type { Hex } from '../core/colour/hex.ts'

type SwatchProps = { readonly hex: Hex; readonly className?: string | undefined }

/**
 * A filled area. An SVG attribute rather than a style, as the content security policy blocks inline styles in the
 * HTML.
 */
export function Swatch({ hex, className }: SwatchProps) {
  return (
    <svg aria-hidden="true" className={className} width="100%" height="100%" preserveAspectRatio="none">
      <rect width="100%" height="100%" fill={hex} />
    </svg>
  )
}
