import { memo, useEffect, useRef, useState } from 'react'
import { download } from '../../../platform/files/download.ts'
import { systemClock } from '../../../platform/time/clock.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import { NumberField } from '../../../ui/fields/number-field/NumberField.tsx'
import { FoldedGroup } from '../../../ui/layout/folded-group/FoldedGroup.tsx'
import { FixRow } from '../checks/FixRow.tsx'
import type { Shown } from '../content/use-code.ts'
import { minPrintWidth } from '../core/checks/weakness.ts'
import type { Print } from '../core/drawing/files.ts'
import { printWidths } from '../core/settings.ts'
import { useTexts } from '../texts.ts'
import styles from './PrintFiles.module.css'
import { PrintRuler } from './PrintRuler.tsx'
import { printedLogo } from './save.ts'
import type { Saves } from './use-saves.ts'

const loadFiles = () => import('../core/drawing/files.ts')
const svgBlob = async (print: Print) =>
  new Blob([(await loadFiles()).svgFile(print)], { type: 'image/svg+xml' })
const pdfBlob = async (print: Print) =>
  new Blob(
    (await loadFiles()).pdfFile(print).filter((part) => part instanceof Uint8Array),
    { type: 'application/pdf' },
  )

type PrintFilesProps = { readonly shown: Shown; readonly saves: Saves }

/** Downloads of the code as vector files in physical size. */
export const PrintFiles = memo(function PrintFiles({
  shown,
  saves: { toSave, widthOf, chooseWidth },
}: PrintFilesProps) {
  const { t } = useTexts()
  const minWidth = minPrintWidth(shown.symbol, shown.style.margin)
  const millimetres = widthOf(shown)
  const [failed, setFailed] = useState(false)
  // So that a press does not wait for it; if this fails, a press tries again.
  useEffect(() => void loadFiles().catch(() => {}), [])
  const printOf = (code: Shown): Omit<Print, 'logo'> => ({
    symbol: code.symbol,
    shape: code.style.shape,
    colours: { dark: code.style.color, light: code.style.background },
    margin: code.style.margin,
    millimetres: widthOf(code),
  })
  const save = async (blobOf: (whole: Print) => Promise<Blob>, ending: string) => {
    try {
      const code = await toSave()
      if (!code) return
      const blob = await blobOf({
        ...printOf(code),
        logo: await printedLogo(code.logo, code.style.background),
      })
      download(blob, `qr-code-${systemClock.now()}.${ending}`)
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }
  const tooSmall = millimetres < minWidth
  const section = useRef<HTMLElement>(null)
  const fix = () => {
    chooseWidth(minWidth)
    // The focused button disappears with the problem, so the focus moves to the section.
    section.current?.focus()
  }
  return (
    <section ref={section} className={styles.print} aria-label={t.print} tabIndex={-1}>
      <div className={styles.actions}>
        <Button onClick={() => void save(svgBlob, 'svg')}>{t.downloadSvg}</Button>
        <Button onClick={() => void save(pdfBlob, 'pdf')}>{t.downloadPdf}</Button>
      </div>
      <FoldedGroup title={t.print} state={tooSmall ? t.tooSmall(minWidth) : t.millimetres(millimetres)}>
        <NumberField
          label={t.printWidth}
          value={millimetres}
          {...printWidths}
          onChange={chooseWidth}
          hint={tooSmall ? '' : t.printHint(minWidth, millimetres)}
        />
        <PrintRuler least={minWidth} chosen={millimetres} />
        {tooSmall ? (
          <FixRow reason={t.tooSmall(minWidth)}>
            <Button onClick={fix}>{t.fix.print(minWidth)}</Button>
          </FixRow>
        ) : null}
      </FoldedGroup>
      {failed ? <Alert title={t.downloadFailed} /> : null}
    </section>
  )
})
