/** A WebP of 2 × 1 pixels whose EXIF orientation is a rotation by 90°. */
const sample =
  'UklGRk4AAABXRUJQVlA4WAoAAAAIAAAAAQAAAAAAVlA4TA4AAAAvAQAAAAcQEf0PRET/A0VYSUYaAAAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAA='

let appliesOrientation: Promise<boolean> | undefined

/** Whether this browser applies the EXIF orientation of WebP pictures, as all do for JPEG; Chromium does not. */
export function browserOrientsWebp(): Promise<boolean> {
  appliesOrientation ??= decodesUpright()
  return appliesOrientation
}

async function decodesUpright(): Promise<boolean> {
  try {
    const bytes = Uint8Array.from(atob(sample), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const { width } = bitmap
    bitmap.close()
    return width === 1
  } catch {
    return false
  }
}
