type LandscapeProps = {
  /** The part to show, as an SVG viewBox within 600 × 160. */
  readonly part?: string
  readonly className?: string | undefined
}

/** A drawn landscape that stands for a photo. */
export function Landscape({ part = '0 0 600 160', className }: LandscapeProps) {
  return (
    <svg className={className} viewBox={part} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path fill="#f6d9a8" d="M0 0h600v160H0z" />
      <circle cx="430" cy="62" r="26" fill="#f2803a" />
      <path fill="#c88a6a" d="M0 96 70 52l60 38 76-58 92 74 66-40 92 52 74-36 70 34v60H0z" />
      <path fill="#7c5a63" d="M0 112l92-34 84 32 74-46 120 56 92-32 138 40v40H0z" />
      <path fill="#2f6f73" d="M0 124h600v36H0z" />
      <path fill="#f2a765" d="M396 126h68l-12 5h-44zM408 136h46l-10 4h-28zM418 145h26l-6 4h-14z" />
      <path
        fill="#16423c"
        d="M38 130l14-46 14 46zM60 132l12-36 12 36zM524 132l16-54 16 54zM504 134l10-32 10 32z"
      />
      <path fill="#16423c" d="M0 138q80-14 150 6t150 6 300-6v16H0z" />
    </svg>
  )
}
