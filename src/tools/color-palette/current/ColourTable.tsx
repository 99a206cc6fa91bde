import type { ReactNode } from 'react'
import type { Hex } from '../core/colour/hex.ts'
import { Swatch } from '../Swatch.tsx'
import styles from './ColourTable.module.css'

type Named = { readonly key: string; readonly name: string; readonly hex: Hex }

type ColourTableProps = {
  readonly caption: string
  readonly corner: string
  readonly rows: readonly Named[]
  readonly columns: readonly Named[]
  readonly cell: (row: number, column: number) => ReactNode
}

/** Every colour against every other. */
export function ColourTable({ caption, corner, rows, columns, cell }: ColourTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map(({ key, name, hex }) => (
              <th key={key} scope="col">
                <Mark name={name} hex={hex} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={row.key}>
              <th scope="row">
                <Mark name={row.name} hex={row.hex} />
              </th>
              {columns.map(({ key }, columnIndex) => (
                <td key={key}>{cell(rowIndex, columnIndex)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Mark({ name, hex }: { readonly name: string; readonly hex: Hex }) {
  return (
    <span className={styles.mark}>
      <Swatch hex={hex} className={styles.swatch} />
      {name}
    </span>
  )
}
