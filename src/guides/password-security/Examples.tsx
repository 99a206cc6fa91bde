import { Eye, EyeOff } from 'lucide'
import { useState } from 'react'
import { cryptoRandom } from '../../platform/device/random.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './Examples.module.css'
import { examplePasswords, exampleShapes } from './example-passwords.ts'
import type { Messages } from './messages.en.ts'

/** Bad passwords with reasons, and good ones that are hidden until requested. */
export function Examples({ t }: { readonly t: Messages['examples'] }) {
  // Generated when they are shown: prerendered ones would be the same for every visitor.
  const [passwords, setPasswords] = useState<readonly string[]>()
  const toggle = () => setPasswords(passwords ? undefined : examplePasswords(cryptoRandom))
  return (
    <div className={styles.pair}>
      <section className={styles.card} aria-labelledby="bad-examples">
        <h3 id="bad-examples">{t.bad}</h3>
        <ul className={styles.list}>
          {t.badReasons.map(([password, reason]) => (
            <li key={password}>
              <code>{password}</code>
              <span>{reason}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.card} aria-labelledby="good-examples">
        <header className={styles.header}>
          <h3 id="good-examples">{t.good}</h3>
          <Button
            variant="quiet"
            size="icon"
            aria-label={t.show}
            title={t.show}
            aria-pressed={passwords !== undefined}
            onClick={toggle}
          >
            <Icon of={passwords ? EyeOff : Eye} size={20} />
          </Button>
        </header>
        <ul className={styles.list}>
          {exampleShapes.map((shape, index) => (
            <li key={t.kinds[index]}>
              <code>{passwords?.[index] ?? '•'.repeat(shape.length)}</code>
              <span>{t.kinds[index]}</span>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{passwords ? t.fresh : t.hidden}</p>
      </section>
    </div>
  )
}
