import { useEffect, useState } from 'react'

/** Length of a side, in pixels, at which a picture is looked at. */
const side = 64

/** Whether a picture is transparent anywhere, which its format alone does not say; false until that is known. */
export function useTransparency(picture: Blob | null): boolean {
  const [transparent, setTransparent] = useState<Blob | null>(null)
  useEffect(() => {
    if (!picture || picture.type === 'image/jpeg') return
    let isCurrent = true
    void hasTransparency(picture).then((found) => {
      if (isCurrent && found) setTransparent(picture)
    })
    return () => {
      isCurrent = false
    }
  }, [picture])
  return picture !== null && transparent === picture
}

async function hasTransparency(picture: Blob): Promise<boolean> {
  try {
    const bitmap = await createImageBitmap(picture, { resizeWidth: side, resizeHeight: side })
    const context = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true })
    context?.drawImage(bitmap, 0, 0)
    bitmap.close()
    const { data } = context?.getImageData(0, 0, side, side) ?? {}
    return data?.some((value, index) => index % 4 === 3 && value < 255) ?? false
  } catch {
    // A picture that cannot be opened is not shown either.
    return false
  }
}
