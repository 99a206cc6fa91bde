import { Suspense } from 'react'
import { toolIds } from '../../registry/ids.ts'
import { Seal } from '../hydration/deferred-hydration.ts'
import { useDictionary } from '../language/dictionary.ts'
import styles from './Home.module.css'
import { Workbench } from './Workbench.tsx'

/** The home page; also shown for an unknown path, with a notice. */
export function Home({ unknown }: { readonly unknown: boolean }) {
  const { t } = useDictionary()
  const { hero } = t
  const claims = [
    hero.toolCount(toolIds.length),
    hero.clientSide,
    hero.neverLeaves,
    hero.noDelays,
    hero.responsive,
  ]
  return (
    <>
      {unknown ? (
        <div role="alert" className={styles.unknown}>
          <p>
            <strong>{t.unknown.title}.</strong> {t.unknown.text}
          </p>
        </div>
      ) : null}
      <header className={styles.hero}>
        <h1 tabIndex={-1} className={styles.title}>
          {hero.title}
        </h1>
        <ul className={styles.claims} aria-label={hero.claims}>
          {claims.map((claim) => (
            <li key={claim}>{claim}</li>
          ))}
        </ul>
      </header>
      <Workbench />
      <div className={styles.seal} data-seal-in-words="">
        <Suspense>
          <Seal />
        </Suspense>
      </div>
    </>
  )
}
