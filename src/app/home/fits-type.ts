/** Whether a media type matches one of the patterns, such as `image/png` or `image/*`. */
export const fitsType = (type: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) =>
    pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern,
  )
