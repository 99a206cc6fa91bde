import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Hex } from '../core/colour/hex.ts'
import { parseColors } from './saved-palettes.ts'

/** The type of what is dragged: other pages may drop anything. */
const type = 'application/x-toolnook-palette'

/** Lets a palette be dragged; as text, elsewhere, it is a list of its values. */
export function startPaletteDrag(transfer: DataTransfer, hexes: readonly Hex[]): void {
  transfer.effectAllowed = 'copy'
  transfer.setData(type, JSON.stringify(hexes))
  transfer.setData('text/plain', hexes.join(', '))
}

function droppedPalette(transfer: DataTransfer | null): readonly Hex[] | undefined {
  try {
    return parseColors(JSON.parse(transfer?.getData(type) ?? ''))
  } catch {
    return undefined
  }
}

/** Accepts palettes that are dropped on an element; returns whether one is over it. */
export function usePaletteDrop(
  target: RefObject<HTMLElement | null>,
  onDrop: (hexes: readonly Hex[]) => void,
): boolean {
  const [isOver, setIsOver] = useState(false)
  const accept = useEffectEvent(onDrop)
  useEffect(() => {
    const element = target.current
    if (!element) return
    const listening = new AbortController()
    const { signal } = listening
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes(type)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setIsOver(true)
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) setIsOver(false)
    }
    const drop = (event: DragEvent) => {
      setIsOver(false)
      if (!event.dataTransfer?.types.includes(type)) return
      event.preventDefault()
      const hexes = droppedPalette(event.dataTransfer)
      if (hexes) accept(hexes)
    }
    element.addEventListener('dragover', over, { signal })
    element.addEventListener('dragleave', leave, { signal })
    element.addEventListener('drop', drop, { signal })
    return () => listening.abort()
  }, [target])
  return isOver
}
