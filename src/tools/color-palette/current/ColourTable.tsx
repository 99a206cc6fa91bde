import type { ReactNode } from 'react'
import type { Hex } from '../core/colour/hex.ts'
import { Swatch } from '../swatch/Swatch.tsx'
import styles from './ColourTable.module.css'

type Named = { readonly key: string; readonly name: string; readonly hex: Hex }

type ColourTableProps = {
  readonly caption: string
  readonly corner: string
  readonly rows: readonly Named[]
  readonly columns: readonly Named[]
  readonly cell: (row: number, column: number) => ReactNode
}

/** A table that compares every colour with every other. */
export function ColourTable({ caption, corner, rows, columns, cell }: ColourTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable with the keyboard
    <section className={styles.scroll} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map(({ key, name, hex }) => (
              <th key={key} scope="col">
                <ColourLabel name={name} hex={hex} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={row.key}>
              <th scope="row">
                <ColourLabel name={row.name} hex={row.hex} />
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

function ColourLabel({ name, hex }: { readonly name: string; readonly hex: Hex }) {
  return (
    <span className={styles.mark}>
      <Swatch hex={hex} className={styles.swatch} />
      {name}
    </span>
  )
}
