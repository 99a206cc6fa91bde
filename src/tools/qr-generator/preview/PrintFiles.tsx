import { Download } from 'lucide'
import { useRef, useState } from 'react'
import { download } from '../../../platform/files/download.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import { NumberField } from '../../../ui/fields/number-field/NumberField.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { FixRow } from '../checks/FixRow.tsx'
import type { Shown } from '../content/use-code.ts'
import { minPrintWidth } from '../core/checks/weakness.ts'
import { type Print, pdfFile, svgFile } from '../core/drawing/files.ts'
import { useTexts } from '../texts.ts'
import styles from './PrintFiles.module.css'
import { printedLogo, type ToSave } from './save.ts'

/** Allowed widths in millimetres. */
const widths = { min: 10, max: 1000 } as const

/** Reading distance in centimetres, about ten times the width. */
const distance = (millimetres: number) => Math.floor(millimetres)

const svgBlob = (print: Print) => new Blob([svgFile(print)], { type: 'image/svg+xml' })
const pdfBlob = (print: Print) =>
  new Blob(
    pdfFile(print).filter((part) => part instanceof Uint8Array),
    { type: 'application/pdf' },
  )

type PrintFilesProps = { readonly shown: Shown; readonly toSave: ToSave }

/** Downloads of the code as vector files in physical size. */
export function PrintFiles({ shown: { symbol, style }, toSave }: PrintFilesProps) {
  const { t } = useTexts()
  const minWidth = minPrintWidth(symbol, style.margin)
  const [chosenWidth, setChosenWidth] = useState<number>()
  const widthOf = (smallest: number) => chosenWidth ?? Math.max(40, smallest)
  const millimetres = widthOf(minWidth)
  const [failed, setFailed] = useState(false)
  const printOf = (code: Shown): Omit<Print, 'logo'> => ({
    symbol: code.symbol,
    shape: code.style.shape,
    colours: { dark: code.style.color, light: code.style.background },
    margin: code.style.margin,
    millimetres: widthOf(minPrintWidth(code.symbol, code.style.margin)),
  })
  const save = async (blobOf: (whole: Print) => Blob, ending: string) => {
    try {
      const code = await toSave()
      if (!code) return
      const blob = blobOf({ ...printOf(code), logo: await printedLogo(code.logo, code.style.background) })
      download(blob, `qr-code-${systemClock.now()}.${ending}`)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  const tooSmall = millimetres < minWidth
  const section = useRef<HTMLElement>(null)
  const fix = () => {
    setChosenWidth(minWidth)
    // The focused button disappears with the problem, so the focus moves to the section.
    section.current?.focus()
  }
  return (
    <section ref={section} className={styles.print} aria-label={t.print} tabIndex={-1}>
      <NumberField
        label={t.printWidth}
        value={millimetres}
        {...widths}
        onChange={setChosenWidth}
        hint={tooSmall ? '' : t.printHint(minWidth, distance(millimetres))}
      />
      {tooSmall ? (
        <FixRow reason={t.tooSmall(minWidth)}>
          <Button onClick={fix}>{t.fix.print(minWidth)}</Button>
        </FixRow>
      ) : null}
      <div className={styles.actions}>
        <Button onClick={() => void save(svgBlob, 'svg')}>
          <Icon of={Download} size={18} />
          {t.downloadSvg}
        </Button>
        <Button onClick={() => void save(pdfBlob, 'pdf')}>
          <Icon of={Download} size={18} />
          {t.downloadPdf}
        </Button>
      </div>
      {failed ? <Alert title={t.downloadFailed} /> : null}
    </section>
  )
}
