import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { rowsOf } from '../invoice.js'

const styles = StyleSheet.create({
  page: { fontFamily: 'Noto', fontSize: 9.5, padding: 51 },
  title: { fontSize: 24, fontWeight: 700 },
  row: { borderBottom: '0.5 solid #c9c8c1', flexDirection: 'row', paddingVertical: 5 },
  wide: { flex: 1 },
  narrow: { textAlign: 'right', width: 70 },
})

const row = (/** @type {string[]} */ cells, /** @type {string | number} */ key, fixed = false) =>
  h(
    View,
    { key, style: styles.row, wrap: false, fixed },
    cells.map((cell, index) =>
      h(Text, { key: index, style: index === 0 ? styles.wide : styles.narrow }, cell),
    ),
  )

/** @type {import('../invoice.js').Open} */
export const open = ({ files }) => {
  Font.register({
    family: 'Noto',
    fonts: [
      { src: files.regular, fontWeight: 400 },
      { src: files.bold, fontWeight: 700 },
    ],
  })
  return async (invoice) => {
    const { head, rows, sums } = rowsOf(invoice)
    const lines = (/** @type {string[]} */ texts) =>
      h(
        View,
        { style: styles.wide },
        texts.map((text) => h(Text, { key: text }, text)),
      )
    const page = h(
      Page,
      { size: 'A4', style: styles.page },
      h(Text, { style: styles.title }, 'INVOICE'),
      h(Text, null, `Invoice Number ${invoice.number}`),
      h(View, { style: { flexDirection: 'row' } }, lines(invoice.company), lines(invoice.client)),
      row(head, 'head', true),
      rows.map((cells, index) => row(cells, index)),
      sums.map((cells) => row(cells, cells[0] ?? '')),
      h(Text, null, invoice.notes),
    )
    return new Uint8Array(await renderToBuffer(h(Document, null, page)))
  }
}
