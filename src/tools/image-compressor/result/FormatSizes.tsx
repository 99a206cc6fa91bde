import { describeChange } from '../../../features/image-batch/row/describe-change.ts'
import { formatFileSize } from '../../../lib/files/file-size.ts'
import type { FormatSize } from '../core/compressed.ts'
import type { Messages } from '../messages.en.ts'
import { useTexts } from '../texts.ts'
import styles from './FormatSizes.module.css'

type FormatSizesProps = {
  readonly sizes: readonly FormatSize[]
  /** Of the result. */
  readonly type: string
  /** In bytes. */
  readonly original: number
  /** A wanted file size, in bytes. */
  readonly target: number | null
}

/** What a picture takes in each format. */
export function FormatSizes({ sizes, type, original, target }: FormatSizesProps) {
  const { t, language } = useTexts()
  return (
    <table className={styles.sizes}>
      <caption>{target === null ? t.formatSizes : t.formatLooks}</caption>
      <tbody>
        {sizes.map((each) => {
          const { format, bytes, exact } = each
          const size = formatFileSize(bytes, language)
          return (
            <tr key={format} data-taken={type === `image/${format}`}>
              <th scope="row">{t.formatNames[format]}</th>
              <td>{exact ? size : t.about(size)}</td>
              <td>
                {target === null
                  ? describeChange(t.batch, language, original, bytes).percent
                  : lookOf(t, each, target)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function lookOf(t: Messages, { bytes, similarity, shrunk }: FormatSize, target: number): string {
  if (bytes > target) return t.tooLarge
  if (shrunk) return t.fewerPixels
  return similarity === null ? '' : t.formatLook(String(Math.max(0, Math.round(similarity))))
}
