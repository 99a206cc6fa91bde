import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { restoreOtherVersion } from '../../platform/restore-other-version.ts'
import type { OtherVersion } from '../../platform/storage/settings/shared-draft.ts'
import { useStore } from '../../ui/use-store.ts'
import type { Hex } from './core/colour/hex.ts'
import { readFragment } from './core/export/share-link.ts'
import { hexesOf, type PaletteState, replace, startPalette } from './core/palette-state.ts'
import { currentPalette, firstPalette, isSamePalette, parseColors } from './saved/saved-palettes.ts'

export type Palette = {
  readonly state: PaletteState
  /** The version from another tab, if it differs. */
  readonly other: OtherVersion<readonly Hex[]> | undefined
  /** Shows and stores an edited palette. */
  show(next: PaletteState): void
}

/** The stored palette or that of a link. It follows other tabs and stores only palettes that were edited here. */
export function usePalette(): Palette {
  const [state, setState] = useState(() => startPalette(firstPalette))
  const { value, other } = useStore(currentPalette)
  const lastStored = useRef<readonly Hex[]>(firstPalette)

  const load = useEffectEvent(() => {
    const stored = currentPalette.read().value
    const linked = readFragment(location.hash)
    lastStored.current = stored
    // The stored palette is one undo step away. Only an edit of the linked one replaces it in the store.
    if (!linked) setState(startPalette(stored))
    else setState(stored === firstPalette ? startPalette(linked) : replace(startPalette(stored), linked))
  })
  useEffect(() => {
    load()
    const follow = () => {
      const linked = readFragment(location.hash)
      if (linked) setState((current) => replace(current, linked))
    }
    // Not `hashchange`, which does not come when the visitor goes back over another page before that is shown.
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  useEffect(() => restoreOtherVersion('color-palette', currentPalette, parseColors), [])
  useEffect(() => {
    const before = lastStored.current
    // The first render is that of the prerendered page, which has no stored values.
    if (value === before || value !== currentPalette.read().value) return
    lastStored.current = value
    setState((current) => {
      const colours = hexesOf(current)
      // A palette from a link is not the stored one and is not replaced.
      if (isSamePalette(colours, value) || !isSamePalette(colours, before)) return current
      return current.past.length === 0 ? startPalette(value) : replace(current, value)
    })
  }, [value])

  return {
    state,
    other,
    show(next) {
      const colors = hexesOf(next)
      lastStored.current = colors
      setState(next)
      currentPalette.edit(colors)
    },
  }
}
