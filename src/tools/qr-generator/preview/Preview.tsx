import { QrCode } from 'lucide'
import { type ReactNode, type Ref, useRef } from 'react'
import type { QrSymbol } from '../../../lib/qr/symbol.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { SampleButton } from '../../../ui/button/sample-button/SampleButton.tsx'
import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import { usePausedAnnouncement } from '../../../ui/feedback/announcer/use-paused-announcement.ts'
import { savesDragged } from '../../../ui/files/drag-out/late-drag-out.ts'
import { useDragOut } from '../../../ui/files/drag-out/use-drag-out.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { statusOf } from '../checks/status.ts'
import type { Judged } from '../checks/use-judged.ts'
import { Verdict } from '../checks/Verdict.tsx'
import type { Code, EncodedCode } from '../content/use-code.ts'
import { sizeLimits } from '../core/checks/weakness.ts'
import { clampSize, type Style } from '../core/settings.ts'
import { useTexts } from '../texts.ts'
import { BlobImage } from './BlobImage.tsx'
import styles from './Preview.module.css'

type PreviewProps = {
  readonly style: Style
  readonly encoded: EncodedCode
  readonly code: Code
  readonly judged: Judged | undefined
  readonly millimetres: number
  readonly change: (change: Partial<Style>) => void
  readonly onSample: () => void
  readonly verdictRef: Ref<HTMLHeadingElement>
  /** The code as a file, for as long as it may be saved. */
  readonly file: (() => Promise<File>) | undefined
  /** The downloads, where they are beside the code. */
  readonly children: ReactNode
}

/** The code, as large as there is room, with the verdict on it. */
export function Preview(props: PreviewProps) {
  const { t } = useTexts()
  const { style, encoded, code, judged, millimetres, change, onSample, verdictRef, file, children } = props
  const draggable = useDragOut(file)
  usePausedAnnouncement(statusOf(t, encoded, code, judged?.verdict))
  const section = useRef<HTMLElement>(null)
  const enlarge = (size: number) => {
    change({ size })
    // The focused button disappears with the problem, so the focus moves to the section.
    section.current?.focus()
  }
  return (
    <section ref={section} className={styles.preview} aria-label={t.preview} tabIndex={-1}>
      <div className={styles.stage}>
        {code.state === 'shown' ? (
          <BlobImage
            className={styles.picture}
            alt={t.pictureOf(code.shown.text)}
            blob={code.shown.png}
            width={code.shown.style.size}
            height={code.shown.style.size}
            millimetres={millimetres}
            title={file && savesDragged() ? t.dragOut : undefined}
            {...draggable}
            data-smooth={code.shown.style.shape !== 'square' || code.shown.logo !== undefined}
          />
        ) : (
          <div className={styles.ghost}>
            <Icon of={QrCode} size={96} />
          </div>
        )}
      </div>
      <div className={styles.side}>
        {code.state === 'none' ? (
          <div className={styles.empty}>
            <p className={styles.emptyTitle}>{t.empty}</p>
            <p className={styles.hint}>{t.emptyHint}</p>
            <SampleButton onSample={onSample} />
          </div>
        ) : null}
        {code.state === 'no-room' ? <NoRoom style={style} symbol={code.symbol} onFix={enlarge} /> : null}
        {code.state === 'shown' && judged ? (
          <>
            <Verdict ref={verdictRef} shown={code.shown} judged={judged} millimetres={millimetres} />
            {children}
          </>
        ) : null}
      </div>
    </section>
  )
}

type NoRoomProps = {
  readonly style: Style
  readonly symbol: QrSymbol
  readonly onFix: (size: number) => void
}

function NoRoom({ style, symbol, onFix }: NoRoomProps) {
  const { t } = useTexts()
  const room = (symbol.size + 2 * style.margin) * 2
  const size = Math.min(sizeLimits.max, clampSize(room + sizeLimits.step / 2))
  return (
    <Alert title={t.noRoom(style.size)}>
      <Button onClick={() => onFix(size)}>{t.fix.dense(size)}</Button>
    </Alert>
  )
}
