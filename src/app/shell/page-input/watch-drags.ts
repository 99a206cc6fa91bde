type Drags = {
  /** Files are dragged over the page. */
  onOver(): void
  /** They have left it, or were dropped. */
  onEnd(): void
  onDrop(files: readonly File[], entries: readonly FileSystemEntry[]): void
}

/** Time in ms after which a drag is away that left without coming back: Safari says so between any two elements. */
const awayAfter = 120

/** Follows drags of files from elsewhere over the page, until the signal ends it. */
export function watchDrags({ onOver, onEnd, onDrop }: Drags, signal: AbortSignal): void {
  /** Something of the page is dragged: a picture of it would come as a file, too. */
  let isOwn = false
  let away: ReturnType<typeof setTimeout> | undefined

  // The tray dispatches the file of what is dragged from it.
  const hasFiles = ({ dataTransfer, isTrusted }: DragEvent) =>
    !(isOwn && isTrusted) && dataTransfer?.types.includes('Files')
  const over = (event: DragEvent) => {
    if (!hasFiles(event)) return
    clearTimeout(away)
    event.preventDefault()
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
    onOver()
  }
  const end = () => {
    clearTimeout(away)
    onEnd()
  }
  const on = <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
    capture = false,
  ) => addEventListener(type, listener, { signal, capture })

  // React holds this event back over parts that are not hydrated yet.
  on('dragenter', over, true)
  on('dragover', over)
  on('dragleave', ({ relatedTarget }) => {
    // Only when the drag leaves the window is there no related target.
    if (relatedTarget) return
    clearTimeout(away)
    away = setTimeout(onEnd, awayAfter)
  })
  on('drop', (event) => {
    end()
    if (!hasFiles(event) || !event.dataTransfer) return
    event.preventDefault()
    const { items, files } = event.dataTransfer
    // Readable during the event alone.
    onDrop(
      [...files],
      [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []),
    )
  })
  on('keydown', ({ key }) => {
    if (key === 'Escape') end()
  })
  on('dragstart', ({ defaultPrevented }) => {
    isOwn = !defaultPrevented
  })
  // With the next press it has ended, though the dragged element was removed before it could say so.
  for (const type of ['dragend', 'pointerdown'] as const)
    on(type, () => {
      isOwn = false
    })
}
