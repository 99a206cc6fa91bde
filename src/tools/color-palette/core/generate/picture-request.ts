/** What the worker is asked for: the `count` main colours of a picture. `File` is unknown here. */
export type PictureRequest<Picture> = { readonly file: Picture; readonly count: number }
