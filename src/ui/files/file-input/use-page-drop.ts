import { useEffect, useEffectEvent, useState } from 'react'

/** Files dropped anywhere on the page. Returns whether files are being dragged over it. */
export function usePageDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [dragging, setDragging] = useState(false)
  const drop = useEffectEvent(onFiles)

  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setDragging(true)
    }
    const leave = (event: DragEvent) => {
      // Only when the drag leaves the window is there no related target.
      if (!event.relatedTarget) setDragging(false)
    }
    const dropped = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])]
      setDragging(false)
      if (files.length === 0) return
      event.preventDefault()
      drop(files)
    }
    const end = new AbortController()
    const { signal } = end
    // React holds this event back over parts that are not hydrated yet.
    addEventListener('dragenter', over, { signal, capture: true })
    addEventListener('dragover', over, { signal })
    addEventListener('dragleave', leave, { signal })
    addEventListener('drop', dropped, { signal })
    return () => end.abort()
  }, [])

  return dragging
}
