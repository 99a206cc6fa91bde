import { Download } from 'lucide'
import { useState } from 'react'
import { systemClock } from '../../platform/clock.ts'
import { download } from '../../platform/download.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { NumberField } from '../../ui/number-field/NumberField.tsx'
import { type Print, pdfFile, svgFile } from './core/files.ts'
import { leastPrint } from './core/weakness.ts'
import type { Messages } from './messages.en.ts'
import styles from './PrintFiles.module.css'
import type { Shown } from './use-code.ts'

/** Widths that can be chosen, in millimetres. */
const widths = { min: 10, max: 1000 } as const

/** A code is read from about ten times its width away, in centimetres. */
const distance = (millimetres: number) => Math.floor(millimetres)

type PrintFilesProps = { readonly t: Messages; readonly shown: Shown }

/** The code as drawings of true size. */
export function PrintFiles({ t, shown: { symbol, style } }: PrintFilesProps) {
  const least = leastPrint(symbol, style.margin)
  const [wished, setWished] = useState<number>()
  const millimetres = wished ?? Math.max(40, least)
  const print: Print = {
    symbol,
    shape: style.shape,
    colours: { dark: style.color, light: style.background },
    margin: style.margin,
    millimetres,
  }
  const name = () => `qr-code-${systemClock.now()}`
  return (
    <section className={styles.print} aria-label={t.print}>
      <NumberField
        label={t.printWidth}
        value={millimetres}
        {...widths}
        onChange={setWished}
        hint={millimetres < least ? t.tooSmall(least) : t.printHint(least, distance(millimetres))}
      />
      <div className={styles.actions}>
        <Button
          onClick={() => download(new Blob([svgFile(print)], { type: 'image/svg+xml' }), `${name()}.svg`)}
        >
          <Icon of={Download} size={18} />
          {t.downloadSvg}
        </Button>
        <Button
          onClick={() => {
            const parts = pdfFile(print).filter((part) => part instanceof Uint8Array)
            download(new Blob(parts, { type: 'application/pdf' }), `${name()}.pdf`)
          }}
        >
          <Icon of={Download} size={18} />
          {t.downloadPdf}
        </Button>
      </div>
    </section>
  )
}
