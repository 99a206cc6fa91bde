import { Dices } from 'lucide'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDay } from '../../lib/text/format-day.ts'
import { numberFormat } from '../../lib/text/formats.ts'
import { listed } from '../../lib/text/listed.ts'
import { cryptoRandom } from '../../platform/device/random.ts'
import { clipboard } from '../../platform/files/clipboard.ts'
import { today } from '../../platform/time/today.ts'
import type { PageProps } from '../../registry/manifest.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useSpaceKey } from '../../ui/button/space-key/use-space-key.ts'
import { useAnnounce } from '../../ui/feedback/announcer/announcer.tsx'
import { useIncoming } from '../../ui/files/incoming/use-incoming.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useJob } from '../../ui/job/use-job.ts'
import { latePart } from '../../ui/late-part.tsx'
import { BottomBar } from '../../ui/layout/bottom-bar/BottomBar.tsx'
import { HowTo } from '../../ui/layout/how-to/HowTo.tsx'
import { ToolPage } from '../../ui/layout/tool-page/ToolPage.tsx'
import { useSettingsInPage } from '../../ui/use-settings-in-page.ts'
import { useWorkInTab } from '../../ui/use-work-in-tab.ts'
import { PaletteTabs } from './about/PaletteTabs.tsx'
import type { TabId } from './about/tabs.ts'
import type { Hex } from './core/colour/hex.ts'
import { bestContrast, shownRatio } from './core/contrast/contrast-level.ts'
import { fragmentOf } from './core/export/share-link.ts'
import { type BaseSettings, initialBase } from './core/generate/base-settings.ts'
import { paletteFromBase, randomPalette } from './core/generate/schemes.ts'
import {
  hexesOf,
  type PaletteState,
  redo,
  refresh,
  replace,
  startPalette,
  undo,
} from './core/palette-state.ts'
import { CurrentPalette } from './current/CurrentPalette.tsx'
import { NextPalette } from './current/NextPalette.tsx'
import { Strip } from './current/Strip.tsx'
import { useUndoKeys } from './current/use-undo-keys.ts'
import { GeneratePanel } from './generate/GeneratePanel.tsx'
import { startPicture } from './generate/picture.ts'
import { paletteOfText } from './home/palette-of-text.ts'
import type { Messages } from './messages.en.ts'
import { type RemovedPalette, SavedPalettes } from './saved/SavedPalettes.tsx'
import { currentPalette, savePalette } from './saved/saved-palettes.ts'
import type { Work } from './saved-work.ts'
import { describedHex } from './swatch/colour-words.ts'
import { TextsProvider } from './texts.ts'
import { usePalette } from './use-palette.ts'

const PaletteVersions = latePart(async () => (await import('./current/PaletteVersions.tsx')).PaletteVersions)

const tool = 'color-palette'

export default function ColorPalette({ t, language }: PageProps<Messages>) {
  const announce = useAnnounce()
  const { state, other, show: showPalette } = usePalette()
  const [settings, setSettings] = useState(initialBase)
  // They are not stored: there is nothing but the initial ones to return to.
  useSettingsInPage<BaseSettings>(tool, {
    settings,
    visit: (linked = initialBase) => setSettings(linked),
    choose: setSettings,
  })
  const [safeFailed, setSafeFailed] = useState(false)
  const latest = useRef({ palette: state, base: settings.base })
  useLayoutEffect(() => {
    latest.current = { palette: state, base: settings.base }
  })
  const [removed, setRemoved] = useState<RemovedPalette>()
  const [tab, setTab] = useState<TabId>('contrast')
  const tabs = useRef<HTMLDivElement>(null)
  /** The action that the space bar repeats. */
  const [last, setLast] = useState<'random' | 'base'>('random')
  /** The same array for the same palette: what is below is then not rendered again. */
  const hexes = useMemo(() => hexesOf(state), [state])
  const number = numberFormat(language, { minimumFractionDigits: 2 })

  const show = (next: PaletteState) => {
    showPalette(next)
    setSafeFailed(false)
  }
  const showNew = (next: PaletteState) => {
    show(next)
    announce(
      t.announcePalette(
        listed(
          hexesOf(next).map((hex) => describedHex(t, hex)),
          language,
        ),
      ),
    )
  }
  const random = () => {
    setLast('random')
    showNew(refresh(state, randomPalette(cryptoRandom, hexes.length)))
  }
  const fromBase = () => {
    setLast('base')
    const { base, scheme, tone } = settings
    showNew(refresh(state, paletteFromBase(base, scheme, tone, cryptoRandom, hexes.length)))
  }
  const safe = async () => {
    const { findAccessiblePalette } = await import('./core/contrast/accessible-palette.ts')
    // As it is by now: another one may have come while the search was loaded.
    const { palette, base } = latest.current
    const locked = palette.colours.filter((colour) => colour.locked).map(({ hex }) => hex)
    const fixed = locked.length > 0 ? locked : [base]
    const found = findAccessiblePalette(fixed, cryptoRandom, palette.colours.length)
    if (found) showNew(refresh(palette, found))
    else setSafeFailed(true)
  }
  const fromPicture = (found: readonly Hex[]) =>
    // If the picture has fewer colours, the remaining places do not change.
    showNew(
      refresh(
        state,
        state.colours.map(({ hex }, index) => found[index] ?? hex),
      ),
    )
  useUndoKeys(
    () => {
      if (state.past.length > 0) showNew(undo(state))
    },
    () => {
      if (state.future.length > 0) showNew(redo(state))
    },
  )
  useSpaceKey(last === 'random' ? random : fromBase)

  /** The last picture. Its colours are in the palette once it has been read. */
  const opened = useRef<File>(null)
  const [picture, pictureJob] = useJob(startPicture, { onDone: fromPicture })
  const openPicture = ([file]: readonly File[]) => {
    if (!file) return
    // A pasted one may come while another tab is open; this one says how it goes.
    setTab('picture')
    opened.current = file
    pictureJob.run({ file, count: hexes.length }, null)
  }
  const restoreWork = ({ base: left = initialBase, picture: file }: Partial<Work>) => {
    const before = settings
    setSettings(left)
    if (file) openPicture([file])
    return {
      clear() {
        setSettings(before)
        pictureJob.reset()
      },
    }
  }
  useWorkInTab<Work>(tool, {
    leave: () => {
      const file = picture.state === 'working' ? opened.current : null
      return settings === initialBase && !file ? undefined : { base: settings, picture: file }
    },
    restore: restoreWork,
    toSave: (left) => left,
    async restoreSaved(saved) {
      const { isWork } = await import('./saved-work.ts')
      return isWork(saved) ? restoreWork(saved) : undefined
    },
  })
  useIncoming(tool, {
    onFiles(files) {
      // As it arrives with the page, `state` is not the stored palette yet.
      const before = startPalette(currentPalette.read().value)
      openPicture(files)
      return () => {
        pictureJob.reset()
        show(before)
      }
    },
    onText(text) {
      const palette = paletteOfText(text)
      if (!palette) return
      setSettings({ ...settings, base: palette[0] })
      show(replace(state, palette))
    },
  })

  const use = (colors: readonly Hex[]) => showNew(replace(state, colors))
  const showProof = () => {
    flushSync(() => setTab('sight'))
    tabs.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus({ preventScroll: true })
    tabs.current?.scrollIntoView()
  }

  const save = () => {
    const name = t.savedName(formatDay(today.read(), language))
    const { dropped, undo } = savePalette({ colors: hexes, name })
    const droppedTexts = dropped.map((palette) => `${palette.name} (${listed(palette.colors, language)})`)
    const text = droppedTexts.length === 0 ? undefined : t.madeRoom(listed(droppedTexts, language))
    setRemoved(text === undefined ? undefined : { text, undo })
    announce(text ?? t.paletteSaved)
  }

  return (
    <TextsProvider t={t} language={language}>
      <ToolPage
        title={t.title}
        intro={t.intro}
        settings={
          <>
            <GeneratePanel
              settings={settings}
              safeFailed={safeFailed}
              onSettings={setSettings}
              onFromBase={fromBase}
              onSafe={() => void safe()}
              hexes={hexes}
              onProof={showProof}
            />
            <SavedPalettes removed={removed} onRemoved={setRemoved} onUse={use} />
          </>
        }
        result={
          <>
            {other ? <PaletteVersions hexes={hexes} other={other.value} /> : null}
            <CurrentPalette
              state={state}
              onChange={(change) => show(change(state))}
              onSave={save}
              onDrop={use}
              onCopyLink={() => clipboard.copyText(location.origin + location.pathname + fragmentOf(hexes))}
            />
          </>
        }
        lip={<NextPalette hexes={hexes} />}
        action={
          <BottomBar
            figure={number.format(shownRatio(bestContrast(hexes))).concat(' : 1')}
            detail={t.bestContrast}
            thumbnail={<Strip hexes={hexes} />}
          >
            <Button variant="primary" onClick={random}>
              <Icon of={Dices} size={20} />
              {t.random}
            </Button>
          </BottomBar>
        }
        below={
          <>
            <PaletteTabs
              ref={tabs}
              open={tab}
              onOpen={setTab}
              hexes={hexes}
              base={settings.base}
              onUseAsBase={(base) => setSettings({ ...settings, base })}
              picture={picture}
              onFiles={openPicture}
              onReset={pictureJob.reset}
            />
            <HowTo title={t.howTo} steps={t.steps} />
          </>
        }
      />
    </TextsProvider>
  )
}
