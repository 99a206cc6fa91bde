import type { TileProps } from '../../../registry/manifest.ts'
import styles from './TilePicture.module.css'

/** 3 hours at 280, and 20 % tax. */
const texts = {
  en: {
    number: 'INV-0001',
    rows: [
      ['3 × 280.00', '840.00'],
      ['20%', '168.00'],
    ],
    total: '€1,008.00',
  },
  tr: {
    number: 'INV-0001',
    rows: [
      ['3 × 280,00', '840,00'],
      ['%20', '168,00'],
    ],
    total: '1.008,00 €',
  },
}

export function TilePicture({ language }: TileProps) {
  const { number, rows, total } = texts[language]
  return (
    <div className={styles.page} aria-hidden="true">
      <p>{number}</p>
      {rows.map(([label, amount]) => (
        <p key={label} className={styles.row}>
          <span>{label}</span>
          <span>{amount}</span>
        </p>
      ))}
      <p className={styles.total}>{total}</p>
    </div>
  )
}
