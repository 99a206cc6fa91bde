import { useEffect, useState } from 'react'
import { objectUrls } from '../../platform/files/object-urls.ts'

/** An object URL of a blob for as long as the component is mounted; null before it is created, and without a blob. */
export function useBlobUrl(blob: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return setUrl(null)
    const created = objectUrls.create(blob)
    setUrl(created)
    return () => objectUrls.revoke(created)
  }, [blob])
  return url
}
