import { memo } from 'react'
import { BottomBar } from '../../../ui/layout/bottom-bar/BottomBar.tsx'
import { FixButton } from '../checks/FixButton.tsx'
import type { Judged } from '../checks/use-judged.ts'
import type { Shown } from '../content/use-code.ts'
import type { Fix } from '../core/checks/verdict.ts'
import { useTexts } from '../texts.ts'
import { BlobImage } from './BlobImage.tsx'
import styles from './CodeBar.module.css'
import { DownloadPng } from './DownloadPng.tsx'
import type { Saves } from './use-saves.ts'

type CodeBarProps = {
  readonly shown: Shown
  readonly judged: Judged
  readonly saves: Saves
  readonly onFix: (fix: Fix) => void
  /** Scrolls to the code. */
  readonly onThumbnail: () => void
}

/** The code, its verdict and what one does next, at the bottom of narrow screens. */
export const CodeBar = memo(function CodeBar({
  shown,
  judged: { verdict, fix },
  saves,
  onFix,
  onThumbnail,
}: CodeBarProps) {
  const { t } = useTexts()
  return (
    <BottomBar
      figure={
        <span className={styles.verdict} data-verdict={verdict}>
          {t.shortVerdicts[verdict]}
        </span>
      }
      detail={t.pixels(shown.style.size)}
      thumbnail={
        <button type="button" className={styles.thumbnail} aria-label={t.toCode} onClick={onThumbnail}>
          <BlobImage blob={shown.png} alt="" />
        </button>
      }
    >
      {fix ? (
        <div className={styles.fix}>
          <FixButton fix={fix} onFix={onFix} />
        </div>
      ) : null}
      {!fix && saves.offered ? <DownloadPng toSave={saves.toSave} primary /> : null}
    </BottomBar>
  )
})
