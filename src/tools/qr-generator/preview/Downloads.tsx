import { clipboard } from '../../../platform/files/clipboard.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { CopyButton } from '../../../ui/button/copy-button/CopyButton.tsx'
import { FoldedGroup } from '../../../ui/layout/folded-group/FoldedGroup.tsx'
import { useScrollStop } from '../../../ui/layout/scroll-stop/use-scroll-stop.ts'
import { FixButton } from '../checks/FixButton.tsx'
import { Trials } from '../checks/Trials.tsx'
import type { Judged } from '../checks/use-judged.ts'
import type { Content, EncodedCode, Shown } from '../content/use-code.ts'
import type { Fix } from '../core/checks/verdict.ts'
import { useTexts } from '../texts.ts'
import { DownloadPng } from './DownloadPng.tsx'
import styles from './Downloads.module.css'
import { PrintFiles } from './PrintFiles.tsx'
import { currentPng } from './save.ts'
import type { Saves } from './use-saves.ts'

type DownloadsProps = {
  readonly content: Content
  readonly encoded: EncodedCode
  readonly shown: Shown
  readonly judged: Judged
  readonly saves: Saves
  readonly onFix: (fix: Fix) => void
  /** What one does next is here; otherwise it is in the bar. */
  readonly withPrimary: boolean
}

/** What one does with the code: fix it, save it, copy it; then what it has passed and contains. */
export function Downloads(props: DownloadsProps) {
  const { t } = useTexts()
  const { content, encoded, shown, judged, saves, onFix, withPrimary } = props
  const { text, symbol, hasEci, scanStatus, style } = shown
  const { offered, toSave } = saves
  const { fix } = judged
  const simple =
    content.kind === 'url' || content.kind === 'text' || content.kind === 'phone' || content.kind === 'email'
  return (
    <div className={styles.downloads}>
      <div className={styles.actions}>
        {withPrimary && fix ? <FixButton fix={fix} onFix={onFix} /> : null}
        {offered && (withPrimary || fix) ? (
          <DownloadPng toSave={toSave} primary={!fix} takesFocus={scanStatus === 'unread'} />
        ) : null}
        {offered ? null : <Button onClick={saves.accept}>{t.offerAnyway}</Button>}
        <div className={styles.others}>
          <CopyButton
            label={t.copyText}
            copy={simple ? (content.fields.text ?? '') : encoded.state === 'encoded' ? encoded.text : text}
          />
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
          {content.kind !== 'payment' && symbol.level !== style.level ? t.raised(style.level) : null}
          {hasEci ? t.withEci : null}
        </p>
      </FoldedGroup>
    </div>
  )
}

function Contained({ name, text }: { readonly name: string; readonly text: string }) {
  const { ref, stop } = useScrollStop('group', name)
  return (
    <bdi ref={ref} className={styles.contained} translate="no" {...stop}>
      {text}
    </bdi>
  )
}
