import { formatFileSize } from '../../../lib/files/file-size.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import styles from './MoreFiles.module.css'

type MoreFilesProps = {
  readonly files: readonly File[]
  /** How many there are, such as "and 2 more files". */
  readonly label: string
  readonly language: Language
}

/** Files beyond the ones that are shown: counted, and named when unfolded. */
export function MoreFiles({ files, label, language }: MoreFilesProps) {
  return (
    <details className={styles.more}>
      <summary className={styles.label}>{label}</summary>
      <ul className={styles.files}>
        {files.map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
          <li key={index}>
            <bdi>{file.name}</bdi> {formatFileSize(file.size, language)}
          </li>
        ))}
      </ul>
    </details>
  )
}
