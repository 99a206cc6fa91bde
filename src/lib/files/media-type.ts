/** Pictures whose type many systems do not know, so that the browser gives none. */
const pictureNames = /\.(?:hei[cf]|hif|arw|cr[23]|dng|nef|orf|raf|rw2|tiff?|ps[bd]|jxl)$/i

/** The media type of a file; `image/unknown` for a picture to which the browser gives none. */
export const mediaTypeOf = ({ type, name }: Pick<File, 'type' | 'name'>): string =>
  type === '' && pictureNames.test(name) ? 'image/unknown' : type

export const isPicture = (file: Pick<File, 'type' | 'name'>): boolean =>
  mediaTypeOf(file).startsWith('image/')
