import { FilePlus2, Share2 } from 'lucide'
import { type ReactNode, useState } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { share } from '../../../platform/files/share.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useAnnounce } from '../../../ui/feedback/announcer/announcer.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useToolContext } from '../../../ui/layout/tool-page/tool-context.ts'
import { useUiText } from '../../../ui/text/ui-text.tsx'
import { useTexts } from '../texts.ts'
import type { InvoiceDocument } from './generation.ts'
import styles from './NextRow.module.css'

type NextRowProps = {
  /** Why there is no document. */
  readonly failure: ReactNode
  /** The document that was saved last, as long as nothing has changed since. */
  readonly saved: InvoiceDocument | undefined
  /** What was started in its place, as long as it can be undone. */
  readonly started: string | undefined
  /** On narrow screens: whether there is room below the page, which is a strip otherwise. */
  readonly isPageLarge: boolean
  readonly onNext: () => void
  readonly onUndo: () => void
}

/** What became of the last document, and what one does next. */
export function NextRow({ failure, saved, started, isPageLarge, onNext, onUndo }: NextRowProps) {
  const { t } = useTexts()
  const ui = useUiText()
  const { tray } = useToolContext()
  if (failure)
    return <div className={classNames(styles.place, !isPageLarge && styles.onStrip)}>{failure}</div>
  if (saved)
    return (
      <div className={classNames(styles.place, styles.row, styles.afterSave, !isPageLarge && styles.hidden)}>
        <p className={styles.saved}>
          <bdi>{t.savedAs(saved.fileName)}</bdi>
        </p>
        <ShareButton saved={saved} />
        {tray ? <tray.to name={saved.fileName} files={() => [fileOf(saved)]} /> : null}
        <Button onClick={onNext}>
          <Icon of={FilePlus2} size={18} />
          {t.nextForClient}
        </Button>
      </div>
    )
  if (started === undefined) return null
  return (
    <div className={classNames(styles.place, styles.row, !isPageLarge && styles.onStrip)}>
      <p className={styles.saved}>{started}</p>
      <Button onClick={onUndo}>{ui.undo}</Button>
    </div>
  )
}

/** By reference: no byte is copied. */
const fileOf = ({ pdf, fileName }: InvoiceDocument) => new File([pdf], fileName, { type: 'application/pdf' })

/** Only where the browser can share files. */
function ShareButton({ saved }: { readonly saved: InvoiceDocument }) {
  const { t } = useTexts()
  const announce = useAnnounce()
  const [hasFailed, setFailed] = useState(false)
  const files = [fileOf(saved)]
  if (!share.canShare(files)) return null
  const send = async () => {
    const isFailed = (await share.share(files)) === 'failed'
    setFailed(isFailed)
    if (isFailed) announce(t.shareFailed)
  }
  return (
    <>
      {hasFailed ? <p className={styles.saved}>{t.shareFailed}</p> : null}
      <Button className={styles.share} onClick={() => void send()}>
        <Icon of={Share2} size={18} />
        <span>{t.share}</span>
      </Button>
    </>
  )
}
