import { Button } from '../../../ui/button/Button.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from './ScanNote.module.css'
import type { ScansStore } from './scans.ts'
import { useScanTexts } from './use-scan-texts.ts'

type ScanNoteProps = { readonly file: File; readonly scans: ScansStore }

/** Says whether a page was found in a photo, and opens the editor of its corners. */
export function ScanNote({ file, scans }: ScanNoteProps) {
  const t = useScanTexts()
  const page = useStore(scans).pages.get(file)
  return (
    <>
      <p className={styles.note}>{page ? t.notes[page.by] : t.looking}</p>
      {page ? (
        <Button
          variant="quiet"
          className={styles.adjust}
          aria-label={t.adjustOf(file.name)}
          onClick={() => scans.set({ ...scans.read(), edited: file })}
        >
          {t.adjust}
        </Button>
      ) : null}
    </>
  )
}
