import { memo } from 'react'
import { clipboard } from '../../../platform/files/clipboard.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { CopyButton } from '../../../ui/button/copy-button/CopyButton.tsx'
import { FoldedGroup } from '../../../ui/layout/folded-group/FoldedGroup.tsx'
import { useScrollStop } from '../../../ui/layout/scroll-stop/use-scroll-stop.ts'
import { FixButton } from '../checks/FixButton.tsx'
import { Trials } from '../checks/Trials.tsx'
import type { Judged } from '../checks/use-judged.ts'
import type { Shown } from '../content/use-code.ts'
import type { TypedContent } from '../content/use-content.ts'
import type { Fix } from '../core/checks/verdict.ts'
import type { Content, Kind } from '../core/content/kinds.ts'
import { payload } from '../core/content/payload.ts'
import { useTexts } from '../texts.ts'
import { DownloadPng } from './DownloadPng.tsx'
import styles from './Downloads.module.css'
import { PrintFiles } from './PrintFiles.tsx'
import { currentPng } from './save.ts'
import type { Saves } from './use-saves.ts'

type DownloadsProps = {
  readonly typed: TypedContent
  readonly kind: Kind
  readonly shown: Shown
  readonly judged: Judged
  readonly saves: Saves
  readonly onFix: (fix: Fix) => void
  /** What one does next is here; otherwise it is in the bar. */
  readonly withPrimary: boolean
}

/** A text as it was typed, without what a code adds to it; `undefined` for what makes no code. */
function textToCopy({ kind, fields }: Content): string | undefined {
  if (kind === 'url' || kind === 'text' || kind === 'phone' || kind === 'email') return fields.text ?? ''
  const content = payload(kind, fields)
  return content.ok ? content.text : undefined
}

/** What one does with the code: fix it, save it, copy it; then what it has passed and contains. */
export const Downloads = memo(function Downloads(props: DownloadsProps) {
  const { t } = useTexts()
  const { typed, kind, shown, judged, saves, onFix, withPrimary } = props
  const { text, symbol, hasEci, scanStatus, style } = shown
  const { offered, toSave } = saves
  const { fix } = judged
  return (
    <div className={styles.downloads}>
      <div className={styles.actions}>
        {withPrimary && fix ? <FixButton fix={fix} onFix={onFix} /> : null}
        {offered && (withPrimary || fix) ? (
          <DownloadPng toSave={toSave} primary={!fix} takesFocus={scanStatus === 'unread'} />
        ) : null}
        {offered ? null : <Button onClick={saves.accept}>{t.offerAnyway}</Button>}
        <div className={styles.others}>
          <CopyButton label={t.copyText} copy={() => clipboard.copyText(textToCopy(typed.read()) ?? text)} />
          {offered ? (
            <CopyButton
              label={t.copyImage}
              copy={() => clipboard.copyImage(currentPng(toSave))}
              otherwise="download"
            />
          ) : null}
        </div>
        {offered ? <PrintFiles shown={shown} saves={saves} /> : null}
      </div>
      <Trials robustness={shown.robustness} />
      <FoldedGroup
        title={t.contains}
        state={
          <span className={styles.status} data-status={scanStatus}>
            {t.scanStatuses[scanStatus]}
          </span>
        }
      >
        <Contained name={t.contains} text={text} />
        <p className={styles.hint}>
          {t.facts(symbol.version, symbol.size, symbol.level)}
          {kind !== 'payment' && symbol.level !== style.level ? t.raised(style.level) : null}
          {hasEci ? t.withEci : null}
        </p>
      </FoldedGroup>
    </div>
  )
})

function Contained({ name, text }: { readonly name: string; readonly text: string }) {
  const { ref, stop } = useScrollStop('group', name)
  return (
    <bdi ref={ref} className={styles.contained} translate="no" {...stop}>
      {text}
    </bdi>
  )
}
