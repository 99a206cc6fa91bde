import { type CSSProperties, memo } from 'react'
import type { PartName, PlacedPart } from '../core/layout/canvas.ts'
import type { PreviewPage } from '../core/worker-messages.ts'
import { useTexts } from '../texts.ts'
import styles from './PageParts.module.css'

type PagePartsProps = {
  readonly shown: PreviewPage
  /** The part that is being edited, if it is on this page. */
  readonly active: PlacedPart | undefined
  readonly items: readonly string[]
  readonly onEdit: (name: PartName, item: string) => void
}

/**
 * Shortcuts for pointers: a press on a part of the page opens its fields. They are hidden from screen readers and the tab
 * order, because the form has the same sections, in the same order, each with a button of its own; twice as many controls
 * would only be in the way.
 */
export const PageParts = memo(Parts)

function Parts({ shown, active, items, onEdit }: PagePartsProps) {
  const { t } = useTexts()
  const nameOf = ({ name, item }: PlacedPart): string =>
    ({
      logo: t.logo,
      company: t.company,
      client: t.client,
      details: t.details,
      item: t.itemOf(String(items.indexOf(item) + 1)),
      sums: t.taxAndNotes,
      payment: t.paymentGroup,
      notes: t.notes,
    })[name]
  const share = (length: number, whole: number) => `${(length / whole) * 100}%`
  /** In shares of the page, whose origin is at the left in every language. */
  const placeOf = ({ x, y, width, height }: PlacedPart): CSSProperties => ({
    insetInlineStart: share(x, shown.width),
    insetBlockStart: share(y, shown.height),
    inlineSize: share(width, shown.width),
    blockSize: share(height, shown.height),
  })
  return (
    <div className={styles.parts} aria-hidden="true">
      {shown.page.parts.map((part) => (
        <button
          key={part.name + part.item}
          type="button"
          tabIndex={-1}
          className={styles.part}
          data-part={part.name}
          style={placeOf(part)}
          title={nameOf(part)}
          // The focus goes to the field, and does not stop here.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onEdit(part.name, part.item)}
        />
      ))}
      {active ? (
        <div className={styles.outline} style={placeOf(active)} data-outline={active.name}>
          <span className={styles.tag} data-beside={active.name === 'item' ? '' : undefined}>
            {nameOf(active)}
          </span>
        </div>
      ) : null}
    </div>
  )
}
