import { useEffect, useEffectEvent, useState } from 'react'
import { formatDay } from '../../lib/format-day.ts'
import { cryptoRandom } from '../../platform/device/random.ts'
import { clipboard } from '../../platform/files/clipboard.ts'
import { today } from '../../platform/time/today.ts'
import { toolTransfer } from '../../platform/tool-transfer.ts'
import { useAnnounce } from '../../ui/announcer/announcer.tsx'
import { HowTo } from '../../ui/how-to/HowTo.tsx'
import type { PageProps } from '../../ui/manifest.ts'
import { useSpaceKey } from '../../ui/space-key/use-space-key.ts'
import { ToolPage } from '../../ui/tool-page/ToolPage.tsx'
import { ContrastPanel } from './ContrastPanel.tsx'
import { ConverterPanel } from './ConverterPanel.tsx'
import { CurrentPalette } from './CurrentPalette.tsx'
import { describedHex } from './colour-words.ts'
import { type Hex, parseHex } from './core/hex.ts'
import { hexesOf, type PaletteState, refresh, replace } from './core/palette-state.ts'
import { findSafePalette } from './core/safe-search.ts'
import { paletteFromBase, randomPalette } from './core/schemes.ts'
import { fragmentOf } from './core/share-link.ts'
import { ExportPanel } from './ExportPanel.tsx'
import { type BaseSettings, GeneratePanel } from './GeneratePanel.tsx'
import { GradientPanel } from './GradientPanel.tsx'
import { GuaranteePanel } from './GuaranteePanel.tsx'
import type { Messages } from './messages.en.ts'
import { PaletteVersions } from './PaletteVersions.tsx'
import { PicturePanel } from './PicturePanel.tsx'
import { PreviewPanel } from './PreviewPanel.tsx'
import { type GonePalette, SavedPalettes } from './SavedPalettes.tsx'
import { SightPanel } from './SightPanel.tsx'
import { savePalette } from './saved-palettes.ts'
import { TintsPanel } from './TintsPanel.tsx'
import { usePalette } from './use-palette.ts'

export default function ColorPalette({ t, language }: PageProps<Messages>) {
  const announce = useAnnounce()
  const { state, other, show: showPalette } = usePalette()
  const [settings, setSettings] = useState<BaseSettings>({
    base: '#3b82f6',
    scheme: 'specified',
    tone: 'varied',
  })
  const [safeFailed, setSafeFailed] = useState(false)
  const [gone, setGone] = useState<GonePalette>()
  const [arrived, setArrived] = useState<File>()
  /** What the space bar does again. */
  const [last, setLast] = useState<'random' | 'base'>('random')
  const hexes = hexesOf(state)

  const show = (next: PaletteState) => {
    showPalette(next)
    setSafeFailed(false)
  }
  const showNew = (next: PaletteState) => {
    show(next)
    announce(
      t.announcePalette(
        hexesOf(next)
          .map((hex) => describedHex(t, hex))
          .join(', '),
      ),
    )
  }
  const random = () => {
    setLast('random')
    showNew(refresh(state, randomPalette(cryptoRandom)))
  }
  const fromBase = () => {
    setLast('base')
    const { base, scheme, tone } = settings
    showNew(refresh(state, paletteFromBase(base, scheme, tone, cryptoRandom)))
  }
  const safe = () => {
    const locked = state.colours.filter((colour) => colour.locked).map(({ hex }) => hex)
    const fixed = locked.length > 0 ? locked : [settings.base]
    const found = findSafePalette(fixed, cryptoRandom)
    if (found) showNew(refresh(state, found))
    else setSafeFailed(true)
  }
  const fromPicture = (found: readonly Hex[]) =>
    // A picture of fewer colours leaves the other places as they are.
    showNew(
      refresh(
        state,
        state.colours.map(({ hex }, index) => found[index] ?? hex),
      ),
    )
  useSpaceKey(last === 'random' ? random : fromBase)

  const arrive = useEffectEvent(() => {
    const { text, files = [] } = toolTransfer.take('color-palette') ?? {}
    setArrived(files[0])
    const base = text === undefined ? undefined : parseHex(text)
    if (base) setSettings({ ...settings, base })
  })
  useEffect(() => arrive(), [])

  const save = () => {
    const name = t.savedName(formatDay(today.read(), language))
    const { dropped, undo } = savePalette({ colors: hexes, name })
    const went = dropped.map((palette) => `${palette.name} (${palette.colors.join(', ')})`)
    const text = went.length === 0 ? undefined : t.madeRoom(went.join(', '))
    setGone(text === undefined ? undefined : { text, undo })
    announce(text ?? t.paletteSaved)
  }

  return (
    <ToolPage
      title={t.title}
      intro={t.intro}
      input={
        <>
          <GeneratePanel
            t={t}
            settings={settings}
            safeFailed={safeFailed}
            onSettings={setSettings}
            onRandom={random}
            onFromBase={fromBase}
            onSafe={safe}
          />
          <PicturePanel t={t} arrived={arrived} onColours={fromPicture} />
        </>
      }
      result={
        <>
          {other ? <PaletteVersions t={t} hexes={hexes} other={other.value} /> : null}
          <CurrentPalette
            t={t}
            state={state}
            onChange={(change) => show(change(state))}
            onSave={save}
            onCopyLink={() => clipboard.copyText(location.origin + location.pathname + fragmentOf(hexes))}
          />
          <SavedPalettes
            t={t}
            gone={gone}
            onGone={setGone}
            onUse={(colors) => showNew(replace(state, colors))}
          />
        </>
      }
      below={
        <>
          <ConverterPanel t={t} onUseAsBase={(base: Hex) => setSettings({ ...settings, base })} />
          <ContrastPanel t={t} language={language} hexes={hexes} />
          <SightPanel t={t} language={language} hexes={hexes} />
          <GuaranteePanel t={t} language={language} base={settings.base} />
          <TintsPanel t={t} hexes={hexes} />
          <GradientPanel t={t} hexes={hexes} />
          <PreviewPanel t={t} hexes={hexes} />
          <ExportPanel t={t} hexes={hexes} />
          <HowTo title={t.howTo} steps={t.steps} />
        </>
      }
    />
  )
}
