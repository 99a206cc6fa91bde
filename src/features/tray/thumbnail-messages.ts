export type ThumbnailRequest = { readonly id: number; readonly file: Blob; readonly side: number }
export type ThumbnailResponse = { readonly id: number; readonly picture: ImageBitmap | null }
