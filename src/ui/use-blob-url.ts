import { useLayoutEffect, useState } from 'react'
import { objectUrls } from '../platform/files/object-urls.ts'

/** An object URL of a blob for as long as the component is mounted; null before it is mounted, and without a blob. */
export function useBlobUrl(blob: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  // Before the next frame, which would show the blob before under the name of this one.
  useLayoutEffect(() => {
    if (!blob) return setUrl(null)
    const created = objectUrls.create(blob)
    setUrl(created)
    return () => objectUrls.revoke(created)
  }, [blob])
  return url
}
