/** Pictures whose type many systems do not know, so that the browser gives none. */
const pictureNames = /\.(?:hei[cf]|hif|arw|cr[23]|dng|nef|orf|raf|rw2|tiff?|ps[bd]|jxl)$/i

/** The used part of a `File`. */
type NamedFile = { readonly type: string; readonly name: string }

/** The media type of a file; `image/unknown` for a picture to which the browser gives none. */
export const mediaTypeOf = ({ type, name }: NamedFile): string =>
  type === '' && pictureNames.test(name) ? 'image/unknown' : type

export const isPicture = (file: NamedFile): boolean => mediaTypeOf(file).startsWith('image/')
