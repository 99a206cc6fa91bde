import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { carryOtherVersion } from '../../platform/session-restore/carried-version.ts'
import type { OtherVersion } from '../../platform/storage/settings/shared-draft.ts'
import { useStore } from '../../ui/use-store.ts'
import type { Hex } from './core/colour/hex.ts'
import { readFragment } from './core/export/share-link.ts'
import { hexesOf, type PaletteState, replace, startPalette } from './core/palette-state.ts'
import { currentPalette, firstPalette, isSamePalette, parseColors } from './saved/saved-palettes.ts'

export type Palette = {
  readonly state: PaletteState
  /** Another version of it: from another tab. */
  readonly other: OtherVersion<readonly Hex[]> | undefined
  /** An edit by the visitor, which is stored. */
  show(next: PaletteState): void
}

/** The palette as it was left or as a link has it; it follows other tabs and stores only what is edited here. */
export function usePalette(): Palette {
  const [state, setState] = useState(() => startPalette(firstPalette))
  const { value, other } = useStore(currentPalette)
  const followed = useRef<readonly Hex[]>(firstPalette)

  const arrive = useEffectEvent(() => {
    const kept = currentPalette.read().value
    const linked = readFragment(location.hash)
    followed.current = kept
    // The palette of before is one step of undo away: editing the linked one takes its place on the device.
    if (!linked) setState(startPalette(kept))
    else setState(kept === firstPalette ? startPalette(linked) : replace(startPalette(kept), linked))
  })
  useEffect(() => {
    arrive()
    const follow = () => {
      const linked = readFragment(location.hash)
      if (linked) setState((current) => replace(current, linked))
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  useEffect(() => carryOtherVersion('color-palette', currentPalette, parseColors), [])
  useEffect(() => {
    const before = followed.current
    // The first render is that of the prerendered page, which knows nothing of what is stored.
    if (value === before || value !== currentPalette.read().value) return
    followed.current = value
    setState((current) => {
      const shown = hexesOf(current)
      // What a link brought is not what is stored, so that it stays.
      if (isSamePalette(shown, value) || !isSamePalette(shown, before)) return current
      return current.past.length === 0 ? startPalette(value) : replace(current, value)
    })
  }, [value])

  return {
    state,
    other,
    show(next) {
      const colors = hexesOf(next)
      followed.current = colors
      setState(next)
      currentPalette.edit(colors)
    },
  }
}
