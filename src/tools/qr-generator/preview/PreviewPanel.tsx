import { Download, QrCode } from 'lucide'
import { useLayoutEffect, useRef, useState } from 'react'
import type { QrSymbol } from '../../../lib/qr/symbol.ts'
import { clipboard } from '../../../platform/files/clipboard.ts'
import { download } from '../../../platform/files/download.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { CopyButton } from '../../../ui/button/copy-button/CopyButton.tsx'
import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import { usePausedAnnouncement } from '../../../ui/feedback/announcer/use-paused-announcement.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { useScrollStop } from '../../../ui/layout/scroll-stop/use-scroll-stop.ts'
import { Checks } from '../checks/Checks.tsx'
import { statusOf } from '../checks/status.ts'
import type { Code, Content, CurrentCode, EncodedCode, Shown } from '../content/use-code.ts'
import { sizeLimits } from '../core/checks/weakness.ts'
import { clampSize, type Style } from '../core/settings.ts'
import { useTexts } from '../texts.ts'
import styles from './PreviewPanel.module.css'
import { PrintFiles } from './PrintFiles.tsx'
import { currentPng, pngOf, type ToSave } from './save.ts'

type PreviewPanelProps = {
  readonly content: Content
  readonly style: Style
  readonly encoded: EncodedCode
  readonly code: Code
  readonly current: CurrentCode['current']
  readonly change: (change: Partial<Style>) => void
  readonly onLogoSize: (percent: number) => void
  readonly onSample: () => void
}

export function PreviewPanel(props: PreviewPanelProps) {
  const { t } = useTexts()
  const { content, style, encoded, code, current, change, onLogoSize, onSample } = props
  usePausedAnnouncement(statusOf(t, encoded, code))
  const heading = useRef<HTMLHeadingElement>(null)
  const fix = (size: number) => {
    change({ size })
    // The focused button disappears with the problem, so the focus moves to the heading.
    heading.current?.focus()
  }
  return (
    <Panel title={t.preview} headingRef={heading}>
      {code.state === 'none' ? <NoCode {...{ t, onSample }} /> : null}
      {code.state === 'no-room' ? <NoRoom {...{ t, style }} symbol={code.symbol} onFix={fix} /> : null}
      {code.state === 'shown' ? (
        <ShownCode {...{ t, content, encoded, current, change, onLogoSize }} shown={code.shown} />
      ) : null}
    </Panel>
  )
}

function NoCode({ onSample }: Pick<PreviewPanelProps, 'onSample'>) {
  const { t } = useTexts()
  return (
    <div className={styles.empty}>
      <span className={styles.ghost}>
        <Icon of={QrCode} size={96} />
      </span>
      <p className={styles.emptyTitle}>{t.empty}</p>
      <p className={styles.hint}>{t.emptyHint}</p>
      <Button variant="quiet" onClick={onSample}>
        {t.sample}
      </Button>
    </div>
  )
}

type NoRoomProps = Pick<PreviewPanelProps, 'style'> & {
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

type ShownCodeProps = Pick<PreviewPanelProps, 'content' | 'encoded' | 'current' | 'change' | 'onLogoSize'> & {
  readonly shown: Shown
}

function ShownCode({ content, encoded, current, shown, change, onLogoSize }: ShownCodeProps) {
  const { t } = useTexts()
  const { text, symbol, hasEci, picture, scanStatus, style } = shown
  /** The unreadable picture that may be saved on request; every other one needs a new request. */
  const [accepted, setAccepted] = useState<Shown['picture']>()
  const mayBeSaved = (code: Shown) => code.scanStatus !== 'unread' || accepted === code.picture
  const offered = mayBeSaved(shown)
  const toSave = async () => {
    const code = await current()
    return code && mayBeSaved(code) ? code : undefined
  }
  const simple =
    content.kind === 'url' || content.kind === 'text' || content.kind === 'phone' || content.kind === 'email'
  return (
    <div className={styles.shown}>
      <div className={styles.stage}>
        <PictureCanvas label={t.pictureOf(text)} picture={picture} />
      </div>
      {scanStatus === 'unknown' ? <Alert title={t.notChecked} /> : null}
      {scanStatus !== 'unread' ? null : (
        <Alert title={t.notRead}>
          {offered ? null : <Button onClick={() => setAccepted(picture)}>{t.offerAnyway}</Button>}
        </Alert>
      )}
      <div className={styles.actions}>
        {offered ? <DownloadPng toSave={toSave} takesFocus={scanStatus === 'unread'} /> : null}
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
      <dl className={styles.content}>
        <dt>
          {t.contains}
          <span className={styles.status} data-status={scanStatus}>
            {t.scanStatuses[scanStatus]}
          </span>
        </dt>
        <dd>
          <Contained name={t.contains} text={text} />
        </dd>
        <dd className={styles.hint}>
          {t.facts(symbol.version, symbol.size, symbol.level)}
          {content.kind !== 'payment' && symbol.level !== style.level ? t.raised(style.level) : null}
          {hasEci ? t.withEci : null}
        </dd>
      </dl>
      <Checks
        shown={shown}
        // The level of a transfer is prescribed.
        levelIsFixed={content.kind === 'payment'}
        change={change}
        onLogoSize={onLogoSize}
      />
      {offered ? <PrintFiles shown={shown} toSave={toSave} /> : null}
    </div>
  )
}

type DownloadPngProps = {
  readonly toSave: ToSave
  /** Takes the focus of the button that requested it, which has disappeared. */
  readonly takesFocus: boolean
}

function Contained({ name, text }: { readonly name: string; readonly text: string }) {
  const { ref, stop } = useScrollStop('group', name)
  return (
    <bdi ref={ref} translate="no" {...stop}>
      {text}
    </bdi>
  )
}

const focusOn = (button: HTMLButtonElement | null) => button?.focus()

function DownloadPng({ toSave, takesFocus }: DownloadPngProps) {
  const { t } = useTexts()
  const [failed, setFailed] = useState(false)
  const save = async () => {
    try {
      const code = await toSave()
      if (code) download(await pngOf(code.picture), `qr-code-${systemClock.now()}.png`)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <Button ref={takesFocus ? focusOn : undefined} variant="primary" onClick={() => void save()}>
        <Icon of={Download} size={18} />
        {t.downloadPng}
      </Button>
      {failed ? <Alert title={t.downloadFailed} /> : null}
    </>
  )
}

type PictureCanvasProps = { readonly label: string; readonly picture: Shown['picture'] }

function PictureCanvas({ label, picture }: PictureCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const { data, width, height } = picture
    canvas.current?.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0)
  }, [picture])
  return (
    <canvas
      ref={canvas}
      className={styles.canvas}
      role="img"
      aria-label={label}
      width={picture.width}
      height={picture.height}
    />
  )
}
