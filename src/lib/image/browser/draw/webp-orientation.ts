/** A WebP of 2 × 1 pixels whose EXIF asks for a quarter turn. */
const sample =
  'UklGRk4AAABXRUJQVlA4WAoAAAAIAAAAAQAAAAAAVlA4TA4AAAAvAQAAAAcQEf0PRET/A0VYSUYaAAAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAA='

let turns: Promise<boolean> | undefined

/** Whether this browser turns WebP pictures by their EXIF orientation, as all do with JPEG; Chromium does not. */
export function browserOrientsWebp(): Promise<boolean> {
  turns ??= decodesUpright()
  return turns
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
