import { QrCode } from 'lucide'
import { useCallback, useId, useRef, useState } from 'react'
import { openPreset } from '../../platform/open-preset.ts'
import type { Addition } from '../../platform/storage/history/add-entries.ts'
import type { PageProps } from '../../registry/manifest.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useAnnounce } from '../../ui/feedback/announcer/announcer.tsx'
import { useIncoming } from '../../ui/files/incoming/use-incoming.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { ToolPage } from '../../ui/layout/tool-page/ToolPage.tsx'
import { useUiText } from '../../ui/text/ui-text.tsx'
import { useSettingsInPage } from '../../ui/use-settings-in-page.ts'
import { useWorkInTab } from '../../ui/use-work-in-tab.ts'
import { BatchPanel } from './batch/BatchPanel.tsx'
import { useJudged } from './checks/use-judged.ts'
import { type Left, ofKindIfBlank, readWork, savedWork } from './content/saved-work.ts'
import { encodeContent, useCode } from './content/use-code.ts'
import { useContent } from './content/use-content.ts'
import type { Fix } from './core/checks/verdict.ts'
import { type Content, isBlank, type Kind } from './core/content/kinds.ts'
import { contentOf } from './home/content-of.ts'
import type { Messages } from './messages.en.ts'
import { CodeBar } from './preview/CodeBar.tsx'
import { Downloads } from './preview/Downloads.tsx'
import { NextCode } from './preview/NextCode.tsx'
import { Preview } from './preview/Preview.tsx'
import { currentFile } from './preview/save.ts'
import { useSaves } from './preview/use-saves.ts'
import { useWide } from './preview/use-wide.ts'
import styles from './QrGenerator.module.css'
import { RecentCodes } from './recent/RecentCodes.tsx'
import { addRecentCode, maxCodes, type RecentCode } from './recent/recent-codes.ts'
import type { LinkedSettings } from './settings-link.ts'
import { SettingsPanel } from './style/SettingsPanel.tsx'
import { stored, useStyle } from './style/stored-style.ts'
import { useLogo } from './style/use-logo.ts'
import { TextsProvider } from './texts.ts'

const tool = 'qr-generator'

/** On the page of a preset that is made for one kind of content. */
const presetKind = () => (openPreset.settingsOf(tool) as LinkedSettings | undefined)?.kind
const sample = 'https://www.wikipedia.org'

export default function QrGenerator({ t, language }: PageProps<Messages>) {
  const text = useUiText()
  const announce = useAnnounce()
  const contentState = useContent(presetKind() ?? 'url')
  const { content, typed } = contentState
  const [style, change] = useStyle()
  /** The last added code, if an older one was removed for it. */
  const [addition, setAddition] = useState<Addition>()
  const logo = useLogo()
  const { encoded, code, current } = useCode(contentState, style, logo.placed)
  const shown = code.state === 'shown' ? code.shown : undefined
  // The level of a transfer is prescribed.
  const judged = useJudged(shown, content.kind === 'payment')
  const saves = useSaves(shown, current)
  const wide = useWide()
  const formId = useId()
  const verdict = useRef<HTMLHeadingElement>(null)

  /** What an arrival takes the place of: it comes before what was left is in the state. */
  const before = useRef<Left>({ content, logo: logo.opened, percent: logo.percent })
  const restored = () => ({
    clear() {
      typed.set({ ...typed.read(), fields: {} })
      logo.remove()
    },
  })
  /** The kind before that of a link. */
  const ownKind = useRef<Kind | undefined>(presetKind() && 'url')
  useWorkInTab<Left>(tool, {
    leave: () => ({
      content: ofKindIfBlank(typed.read(), ownKind.current),
      logo: logo.opened,
      percent: logo.percent,
    }),
    restore(left) {
      before.current = left
      typed.set(left.content)
      logo.restore(left.logo)
      logo.resize(left.percent)
      return isBlank(left.content.kind, left.content.fields) && !left.logo ? undefined : restored()
    },
    toSave: savedWork,
    restoreSaved(saved) {
      const work = readWork(saved)
      if (!work) return undefined
      before.current = { ...before.current, content: work.content }
      const { kind } = typed.read()
      const isOfLink = ownKind.current !== undefined && isBlank(kind, work.content.fields)
      if (isOfLink) ownKind.current = work.content.kind
      typed.set(isOfLink ? { ...work.content, kind } : work.content)
      logo.resize(work.percent)
      if (work.logo) logo.take(work.logo)
      return restored()
    },
  })
  const contentOfText = (text: string): Content => ({
    kind: /^https?:\S+$/i.test(text) ? 'url' : 'text',
    fields: { text },
  })
  useIncoming(tool, {
    onPastedText(text) {
      const earlier = typed.read()
      typed.set(contentOfText(text.trim()))
      return () => typed.set(earlier)
    },
    onText(command) {
      const text = contentOf(command)
      typed.set({ kind: /^https?:/i.test(text) ? 'url' : 'text', fields: { text } })
    },
    parts: {
      content({ text = '' }) {
        typed.set(contentOfText(text))
        return () => typed.set(before.current.content)
      },
      color({ text: color = style.color }) {
        change({ color })
        return () => change({ color: style.color })
      },
      logo({ file }) {
        if (!file) return
        logo.take(file)
        return () => logo.restore(before.current.logo)
      },
    },
  })

  useSettingsInPage<LinkedSettings>(tool, {
    settings: { ...style, kind: content.kind },
    visit(linked, isPreset) {
      if (!linked) {
        stored.visit(undefined)
        typed.setKind(ownKind.current ?? typed.read().kind)
        ownKind.current = undefined
        return
      }
      const { kind, ...shownStyle } = linked
      ownKind.current ??= typed.read().kind
      stored.visit(shownStyle, isPreset)
      typed.setKind(kind)
    },
    choose({ kind, ...ownStyle }) {
      change(ownStyle)
      typed.setKind(kind)
    },
  })

  const generate = () => {
    const now = typed.read()
    if (encodeContent(now, style).state !== 'encoded') return
    const added = addRecentCode(now, style)
    const count = added?.evicted.length ?? 0
    setAddition(count > 0 ? added : undefined)
    announce(count > 0 ? `${t.generated}. ${text.oldestWent(count, maxCodes)}` : t.generated)
  }
  const restore = useCallback(
    ({ type, fields, text: _, ...restoredStyle }: RecentCode) => {
      typed.set({ kind: type, fields })
      change(restoredStyle)
      announce(t.generated)
    },
    [typed, change, announce, t],
  )

  const { resize } = logo
  const applyFix = useCallback(
    (fix: Fix) => {
      if (fix.kind === 'logo') resize(fix.percent)
      else change(fix.change)
      // A fixed weakness disappears with its focused button, so the focus moves to the verdict.
      verdict.current?.focus({ preventScroll: true })
    },
    [resize, change],
  )
  const showCode = useCallback(() => verdict.current?.closest('section')?.scrollIntoView(), [])
  const downloads =
    shown && judged ? (
      <Downloads
        {...{ typed, shown, judged, saves }}
        kind={content.kind}
        onFix={applyFix}
        withPrimary={wide}
      />
    ) : null

  return (
    <TextsProvider t={t} language={language}>
      <ToolPage
        title={t.title}
        intro={t.intro}
        first="settings"
        settings={
          <>
            <SettingsPanel
              content={content}
              typed={typed}
              style={style}
              change={change}
              logo={logo}
              encoded={encoded}
              formId={formId}
              onGenerate={generate}
            >
              <BatchPanel style={style} logo={logo.placed} />
              <RecentCodes addition={addition} onAddition={setAddition} onRestore={restore} />
            </SettingsPanel>
            {wide || !downloads ? null : <section aria-label={t.saving}>{downloads}</section>}
          </>
        }
        result={
          <Preview
            style={style}
            encoded={encoded}
            code={code}
            judged={judged}
            millimetres={shown ? saves.widthOf(shown) : 0}
            change={change}
            onSample={() => typed.set({ kind: 'url', fields: { text: sample } })}
            verdictRef={verdict}
            file={saves.offered ? () => currentFile(saves.toSave) : undefined}
          >
            {wide ? downloads : null}
          </Preview>
        }
        lip={<NextCode saves={saves} />}
        action={
          <>
            <Button
              type="submit"
              form={formId}
              variant={shown ? 'secondary' : 'primary'}
              className={styles.generate}
              disabled={encoded.state !== 'encoded'}
            >
              <Icon of={QrCode} size={18} />
              {t.generate}
            </Button>
            {shown && judged && !wide ? (
              <CodeBar {...{ shown, judged, saves }} onFix={applyFix} onThumbnail={showCode} />
            ) : null}
          </>
        }
      />
    </TextsProvider>
  )
}
