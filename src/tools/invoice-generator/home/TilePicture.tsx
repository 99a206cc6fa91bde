import { formatPrice } from '../../../lib/money/currency.ts'
import { localeOf } from '../../../lib/text/locale.ts'
import type { TileProps } from '../../../registry/manifest.ts'
import styles from './TilePicture.module.css'

/** An invoice of 3 hours at 280 €, with 20 % tax. */
export function TilePicture({ language }: TileProps) {
  const locale = localeOf(language)
  const amount = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  return (
    <div className={styles.page} aria-hidden="true">
      <p>INV-0001</p>
      <p className={styles.row}>
        <span>3 × {amount.format(280)}</span>
        <span>{amount.format(840)}</span>
      </p>
      <p className={styles.row}>
        <span>{percent.format(0.2)}</span>
        <span>{amount.format(168)}</span>
      </p>
      <p className={styles.total}>{formatPrice({ units: 100_800n, scale: 2 }, 'EUR', locale)}</p>
    </div>
  )
}
