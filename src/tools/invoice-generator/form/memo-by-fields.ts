import { type FunctionComponent, memo } from 'react'
import type { Invoice } from '../core/invoice/invoice.ts'

type WithFields<Field extends keyof Invoice> = { readonly invoice: Pick<Invoice, Field> }

/** Not a component if its props have a field of the invoice besides these: it could show an old value of it. */
type OnlyWith<Field, Props extends WithFields<never>> = [keyof Props['invoice']] extends [Field]
  ? unknown
  : never

/**
 * A part of the form that renders only if one of these fields of the invoice, or another prop, has changed: a key changes
 * one field of some forty.
 */
export function memoByFields<Field extends keyof Invoice, Props extends WithFields<Field>>(
  fieldsOf: (props: Props) => readonly Field[],
  part: FunctionComponent<Props> & OnlyWith<Field, Props>,
) {
  return memo<Props>(part, (before, after) => {
    const { invoice: earlier, ...props } = before
    return (
      fieldsOf(after).every((field) => earlier[field] === after.invoice[field]) &&
      Object.entries(props).every(([name, value]) => value === after[name as keyof Props])
    )
  })
}
