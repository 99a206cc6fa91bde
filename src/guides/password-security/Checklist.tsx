import { deviceStorage } from '../../platform/storage/backends.ts'
import { createPreference } from '../../platform/storage/settings/preference.ts'
import { useStore } from '../../ui/use-store.ts'
import styles from './Checklist.module.css'
import type { Messages } from './messages.en.ts'
import { stores } from './stores.ts'

const itemCount = 8
type Ticks = readonly boolean[]

const isTicks = (value: unknown): value is Ticks =>
  Array.isArray(value) && value.length === itemCount && value.every((tick) => typeof tick === 'boolean')

const storedTicks = createPreference<Ticks>(
  deviceStorage,
  stores.checklist,
  Array.from({ length: itemCount }, () => false),
  isTicks,
)

/** Eight things to do; the ticks are stored on the device. */
export function Checklist({ t }: { readonly t: Messages['checklist'] }) {
  const ticks = useStore(storedTicks)
  // Takes the state of the box instead of inverting it: a tick during hydration may be reported twice.
  const tick = (changed: number, done: boolean) =>
    storedTicks.write(ticks.map((previous, index) => (index === changed ? done : previous)))
  return (
    <fieldset className={styles.list}>
      <legend className={styles.title}>{t.title}</legend>
      {t.items.map((item, index) => (
        <label key={item} className={styles.item}>
          <input
            type="checkbox"
            className={styles.box}
            checked={ticks[index] ?? false}
            onChange={(event) => tick(index, event.currentTarget.checked)}
          />
          {item}
        </label>
      ))}
      <p className={styles.progress}>
        <strong>{t.progress(ticks.filter(Boolean).length, t.items.length)}.</strong> {t.savedOnDevice}
      </p>
    </fieldset>
  )
}
