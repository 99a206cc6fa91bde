import { Download, Share2 } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { slug } from '../../../lib/text/slug.ts'
import { clipboard } from '../../../platform/files/clipboard.ts'
import { download } from '../../../platform/files/download.ts'
import { share } from '../../../platform/files/share.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { CopyButton } from '../../../ui/button/copy-button/CopyButton.tsx'
import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import { SegmentedField } from '../../../ui/fields/segmented-field/SegmentedField.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Panel } from '../../../ui/layout/panel/Panel.tsx'
import { type PictureShape, pictureShapes } from '../core/picture-layout.ts'
import { quotation, type ShownQuote } from '../quote/shown.ts'
import { useTexts } from '../texts.ts'
import styles from './PictureMaker.module.css'
import { drawPicture, type PictureStyle, pictureStyles, pngOf } from './picture.ts'

const shareProbe = [new File([], 'quote.png', { type: 'image/png' })]

type PictureMakerProps = {
  readonly quote: ShownQuote
  readonly style: PictureStyle
  readonly onStyle: (style: PictureStyle) => void
}

/** On a phone it is below the quote that it was opened from. */
const showNearest = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** Draws the quote as a picture to download, copy or share. */
export function PictureMaker({ quote, style, onStyle }: PictureMakerProps) {
  const { t } = useTexts()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [shape, setShape] = useState<PictureShape>('portrait')
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    if (!canvas.current) return
    setFailure(undefined)
    drawPicture(canvas.current, quote, shape, style).catch(() => setFailure(t.pictureFailed))
  }, [quote, shape, style, t])

  const png = async () => {
    if (!canvas.current) throw new Error('There is no canvas')
    return pngOf(canvas.current)
  }
  const name = t.fileName(slug(quote.author))
  const save = () =>
    png().then(
      (blob) => download(blob, name),
      () => setFailure(t.pictureFailed),
    )
  const shareFile = async () => {
    const file = new File([await png()], name, { type: 'image/png' })
    if ((await share.share([file], quotation(quote))) === 'failed') setFailure(t.shareFailed)
  }

  return (
    <Panel ref={showNearest} title={t.picture} className={styles.maker}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        data-shape={shape}
        role="img"
        aria-label={t.pictureOf(quote.text, quote.author)}
      />
      <div className={styles.controls}>
        <SegmentedField
          label={t.shape}
          value={shape}
          segments={pictureShapes.map((value) => ({ value, label: t.shapes[value] }))}
          onChange={setShape}
        />
        <SegmentedField
          label={t.pictureStyle}
          value={style}
          segments={pictureStyles.map((value) => ({ value, label: t.pictureStyles[value] }))}
          onChange={onStyle}
        />
        <div className={styles.actions}>
          <Button variant="primary" onClick={save}>
            <Icon of={Download} size={18} />
            {t.download}
          </Button>
          <CopyButton label={t.copyPicture} copy={() => clipboard.copyImage(png())} otherwise="download" />
          {share.canShare(shareProbe) ? (
            <Button onClick={() => shareFile().catch(() => setFailure(t.pictureFailed))}>
              <Icon of={Share2} size={18} />
              {t.share}
            </Button>
          ) : null}
        </div>
        {failure ? <Alert title={failure} onDismiss={() => setFailure(undefined)} /> : null}
      </div>
    </Panel>
  )
}
