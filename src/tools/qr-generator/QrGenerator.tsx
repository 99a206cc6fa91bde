import { useMemo, useState } from 'react'
import type { Addition } from '../../platform/storage/history/add-entries.ts'
import type { PageProps } from '../../registry/manifest.ts'
import { useAnnounce } from '../../ui/feedback/announcer/announcer.tsx'
import { useIncoming } from '../../ui/files/incoming/use-incoming.ts'
import { ToolPage } from '../../ui/layout/tool-page/ToolPage.tsx'
import { useUiText } from '../../ui/text/ui-text.tsx'
import { BatchPanel } from './batch/BatchPanel.tsx'
import { type Content, encodeContent, useCode } from './content/use-code.ts'
import { levelFor } from './core/settings.ts'
import type { Messages } from './messages.en.ts'
import { PreviewPanel } from './preview/PreviewPanel.tsx'
import { RecentCodes } from './recent/RecentCodes.tsx'
import { addRecentCode, maxCodes, type RecentCode } from './recent/recent-codes.ts'
import { SettingsPanel } from './style/SettingsPanel.tsx'
import { useStyle } from './style/stored-style.ts'
import { useLogo } from './style/use-logo.ts'
import { TextsProvider } from './texts.ts'

const sample = 'https://www.wikipedia.org'

export default function QrGenerator({ t, language }: PageProps<Messages>) {
  const text = useUiText()
  const announce = useAnnounce()
  const [content, setContent] = useState<Content>({ kind: 'url', fields: {} })
  const [style, change] = useStyle()
  /** The last added code, if an older one was removed for it. */
  const [addition, setAddition] = useState<Addition>()
  const { eci } = style
  const level = levelFor(content.kind, style)
  const encoded = useMemo(() => encodeContent(content, level, eci), [content, level, eci])
  const logo = useLogo()
  const { code, current } = useCode(encoded, style, logo.placed)

  useIncoming('qr-generator', {
    onText: (text) => setContent({ kind: /^https?:/i.test(text.trim()) ? 'url' : 'text', fields: { text } }),
  })

  const generate = () => {
    const added = addRecentCode(content, style)
    const count = added?.evicted.length ?? 0
    setAddition(count > 0 ? added : undefined)
    announce(count > 0 ? `${t.generated}. ${text.oldestWent(count, maxCodes)}` : t.generated)
  }
  const restore = ({ type, fields, text: _, ...restoredStyle }: RecentCode) => {
    setContent({ kind: type, fields })
    change(restoredStyle)
    announce(t.generated)
  }

  return (
    <TextsProvider t={t} language={language}>
      <ToolPage
        title={t.title}
        intro={t.intro}
        first="settings"
        settings={
          <SettingsPanel
            content={content}
            onContent={setContent}
            style={style}
            change={change}
            logo={logo}
            encoded={encoded}
            onGenerate={generate}
          />
        }
        result={
          <>
            <PreviewPanel
              content={content}
              style={style}
              encoded={encoded}
              code={code}
              current={current}
              change={change}
              onLogoSize={logo.resize}
              onSample={() => setContent({ kind: 'url', fields: { text: sample } })}
            />
            <RecentCodes addition={addition} onAddition={setAddition} onRestore={restore} />
          </>
        }
        below={<BatchPanel style={style} logo={logo.placed} />}
      />
    </TextsProvider>
  )
}
