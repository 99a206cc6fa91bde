import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Language } from '../../../lib/text/i18n.ts'
import { loadCropMode } from './load-crop-mode.ts'

type CropPart = Awaited<ReturnType<typeof loadCropMode>>

export type Cropping = {
  /** What crops the shown file, while that is done. */
  readonly part: CropPart | undefined
  /** The button that begins it, which has the focus again afterwards. */
  readonly button: RefObject<HTMLButtonElement | null>
  readonly start: () => void
  readonly end: () => void
}

/** Whether the shown file is being cropped; another one that is shown ends that. */
export function useCropping(shown: number | undefined, language: Language): Cropping {
  const [mode, setMode] = useState<CropPart & { readonly of: number }>()
  const button = useRef<HTMLButtonElement>(null)
  if (mode && mode.of !== shown) setMode(undefined)
  const load = async (of: number) => {
    try {
      setMode({ ...(await loadCropMode(language)), of })
    } catch {
      // A notice of the site then asks for a reload.
    }
  }
  return {
    part: mode?.of === shown ? mode : undefined,
    button,
    start() {
      if (shown !== undefined) void load(shown)
    },
    end() {
      flushSync(() => setMode(undefined))
      button.current?.focus({ preventScroll: true })
    },
  }
}
