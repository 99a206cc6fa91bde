import { useEffect, useState } from 'react'
import { objectUrls } from '../../platform/files/object-urls.ts'
import { Figure } from '../../ui/article/prose/Figure.tsx'
import { UseTool } from '../../ui/article/prose/UseTool.tsx'
import { Alert } from '../../ui/feedback/alert/Alert.tsx'
import { RangeField } from '../../ui/fields/range-field/RangeField.tsx'
import { type Encoder, pictureEncoder } from './encode-picture.ts'
import type { Messages } from './messages.en.ts'
import styles from './QualitySlider.module.css'
import { pictureSize } from './sample-picture.ts'

type EncodedSample = {
  readonly url: string
  readonly file: File
  readonly bytes: number
  readonly largest: number
}

/** A picture encoded in the browser at any JPEG quality, with the size of its file. */
export function QualitySlider({ t }: { readonly t: Messages['quality'] }) {
  const [quality, setQuality] = useState(80)
  const encoded = useEncoded(quality, t.sample)
  return (
    <Figure caption={t.caption}>
      <div className={styles.stage}>
        {encoded === 'failed' ? <Alert title={t.refused} /> : null}
        {typeof encoded === 'object' ? <img src={encoded.url} alt={t.alt} {...pictureSize} /> : null}
      </div>
      <RangeField
        label={t.label(String(quality))}
        valueText={String(quality)}
        value={quality}
        min={5}
        max={100}
        step={5}
        onChange={setQuality}
      />
      <p className={styles.size}>
        <output>
          {typeof encoded === 'object'
            ? t.size(encoded.bytes, Math.round((100 * encoded.bytes) / encoded.largest))
            : ' '}
        </output>
      </p>
      <UseTool
        id="image-compressor"
        file={typeof encoded === 'object' ? encoded.file : undefined}
        variant="plain"
      >
        {t.use}
      </UseTool>
    </Figure>
  )
}

/** The picture at the latest quality; results of earlier requests are ignored. */
function useEncoded(quality: number, text: string): EncodedSample | 'failed' | undefined {
  const [encoded, setEncoded] = useState<EncodedSample | 'failed'>()
  const [encoder, setEncoder] = useState<{ readonly encode: Encoder; readonly largest: number }>()

  useEffect(() => {
    let active = true
    const start = async () => {
      const encode = await pictureEncoder(text)
      const { size } = await encode(1)
      if (active) setEncoder({ encode, largest: size })
    }
    start().catch(() => active && setEncoded('failed'))
    return () => {
      active = false
    }
  }, [text])

  useEffect(() => {
    if (!encoder) return
    let active = true
    let url: string | undefined
    encoder.encode(quality / 100).then(
      (blob) => {
        if (!active) return
        url = objectUrls.create(blob)
        const file = new File([blob], 'hills.jpg', { type: blob.type })
        setEncoded({ url, file, bytes: blob.size, largest: encoder.largest })
      },
      () => active && setEncoded('failed'),
    )
    return () => {
      active = false
      if (url) objectUrls.revoke(url)
    }
  }, [encoder, quality])

  return encoded
}
