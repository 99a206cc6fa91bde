import { describeChange } from '../../../features/image-batch/row/describe-change.ts'
import { formatFileSize } from '../../../lib/files/file-size.ts'
import type { FormatSize } from '../core/compressed.ts'
import { useTexts } from '../texts.ts'
import styles from './FormatSizes.module.css'

type FormatSizesProps = {
  readonly sizes: readonly FormatSize[]
  /** Of the result. */
  readonly type: string
  /** In bytes. */
  readonly original: number
}

/** What a picture takes in each format. */
export function FormatSizes({ sizes, type, original }: FormatSizesProps) {
  const { t, language } = useTexts()
  return (
    <table className={styles.sizes}>
      <caption>{t.formatSizes}</caption>
      <tbody>
        {sizes.map(({ format, bytes, exact }) => {
          const change = describeChange(t.batch, language, original, bytes)
          const size = formatFileSize(bytes, language)
          return (
            <tr key={format} data-taken={type === `image/${format}`}>
              <th scope="row">{t.formatNames[format]}</th>
              <td>{exact ? size : t.about(size)}</td>
              <td>{change.percent}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
