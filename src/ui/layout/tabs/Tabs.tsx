import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef } from 'react'
import styles from './Tabs.module.css'

type Tab<Id extends string> = {
  readonly id: Id
  readonly label: string
  /** Renders the panel; only that of the open tab is rendered. */
  readonly content: () => ReactNode
}

type TabsProps<Id extends string> = {
  /** What the tabs are about, for screen readers. */
  readonly label: string
  readonly tabs: readonly [Tab<Id>, ...Tab<Id>[]]
  readonly open: Id
  readonly onOpen: (id: Id) => void
  readonly ref?: Ref<HTMLDivElement>
}

/** Panels of which one is shown. Arrow keys, Home and End move between the tabs. */
export function Tabs<Id extends string>({ label, tabs, open, onOpen, ref }: TabsProps<Id>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const shown = tabs.find((tab) => tab.id === open) ?? tabs[0]
  const onKey = (event: KeyboardEvent) => {
    const { direction } = getComputedStyle(event.currentTarget)
    const index = tabs.indexOf(shown)
    const to = targetOf(event.key, index, tabs.length, direction === 'rtl')
    const next = to === undefined ? undefined : tabs[to]
    if (!next) return
    event.preventDefault()
    onOpen(next.id)
    list.current?.querySelectorAll('button')[tabs.indexOf(next)]?.focus()
  }
  return (
    <div ref={ref} className={styles.tabs}>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKey}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab === shown}
            aria-controls={`${id}-panel`}
            tabIndex={tab === shown ? 0 : -1}
            className={styles.tab}
            onClick={() => onOpen(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.id}`} className={styles.panel}>
        {shown.content()}
      </div>
    </div>
  )
}

/** The index that a key leads to; undefined for keys that do not move. The ends are joined. */
function targetOf(key: string, index: number, count: number, isRtl: boolean): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  if (step === 0) return undefined
  return (index + (isRtl ? -step : step) + count) % count
}
