import { Download, QrCode } from 'lucide'
import { useLayoutEffect, useRef, useState } from 'react'
import { clipboard } from '../../platform/clipboard.ts'
import { systemClock } from '../../platform/clock.ts'
import { download } from '../../platform/download.ts'
import { Alert } from '../../ui/alert/Alert.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { CopyButton } from '../../ui/copy-button/CopyButton.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Panel } from '../../ui/panel/Panel.tsx'
import { Checks } from './Checks.tsx'
import { clampSize, type Style } from './core/settings.ts'
import { sizeLimits } from './core/weakness.ts'
import { pngOf } from './draw.ts'
import type { Messages } from './messages.en.ts'
import styles from './PreviewPanel.module.css'
import { PrintFiles } from './PrintFiles.tsx'
import type { Code, Content, Shown } from './use-code.ts'

type PreviewPanelProps = {
  readonly t: Messages
  readonly content: Content
  readonly style: Style
  readonly code: Code
  readonly change: (change: Partial<Style>) => void
  readonly onSample: () => void
}

export function PreviewPanel({ t, content, style, code, change, onSample }: PreviewPanelProps) {
  if (code.state === 'none')
    return (
      <Panel title={t.preview}>
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
      </Panel>
    )
  if (code.state === 'no-room') {
    const room = (code.symbol.size + 2 * style.margin) * 2
    const size = Math.min(sizeLimits.max, clampSize(room + sizeLimits.step / 2))
    return (
      <Panel title={t.preview}>
        <Alert title={t.noRoom(style.size)}>
          <Button onClick={() => change({ size })}>{t.mend.dense(size)}</Button>
        </Alert>
      </Panel>
    )
  }
  return <ShownCode t={t} content={content} shown={code.shown} change={change} />
}

type ShownCodeProps = Pick<PreviewPanelProps, 't' | 'content' | 'change'> & { readonly shown: Shown }

function ShownCode({ t, content, shown, change }: ShownCodeProps) {
  const [failed, setFailed] = useState(false)
  const { text, symbol, picture, verified } = shown
  const simple =
    content.kind === 'url' || content.kind === 'text' || content.kind === 'phone' || content.kind === 'email'
  const save = async () => {
    try {
      download(await pngOf(picture), `qr-code-${systemClock.now()}.png`)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  return (
    <Panel title={t.preview}>
      <div className={styles.shown}>
        <div className={styles.stage}>
          <PictureCanvas label={t.pictureOf(text)} picture={picture} />
        </div>
        {verified ? null : <Alert title={t.notRead} />}
        <div className={styles.actions}>
          <Button variant="primary" onClick={() => void save()}>
            <Icon of={Download} size={18} />
            {t.downloadPng}
          </Button>
          <CopyButton label={t.copyText} copy={simple ? (content.fields.text ?? '') : text} />
          <CopyButton label={t.copyImage} copy={() => clipboard.copyImage(pngOf(picture))} />
        </div>
        {failed ? <Alert title={t.downloadFailed} /> : null}
        <dl className={styles.content}>
          <dt>
            {t.contains}
            {verified ? <span className={styles.verified}>{t.readBack}</span> : null}
          </dt>
          <dd>
            <bdi translate="no">{text}</bdi>
          </dd>
          <dd className={styles.hint}>{t.facts(symbol.version, symbol.size, symbol.level)}</dd>
        </dl>
        <Checks t={t} shown={shown} change={change} />
        <PrintFiles t={t} shown={shown} />
      </div>
    </Panel>
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
