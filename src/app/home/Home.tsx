import { type ReactNode, Suspense } from 'react'
import { toolIds } from '../../registry/ids.ts'
import { useDictionary } from '../language/dictionary.ts'
import styles from './Home.module.css'
import { Opener, type Openers } from './Opener.tsx'

type HomeProps = {
  readonly unknown: boolean
  readonly loadOpeners: () => Promise<Openers>
  /** The tools; they may hydrate later than the rest. */
  readonly children: ReactNode
}

/** The home page; also shown for an unknown path, with a notice. */
export function Home({ unknown, loadOpeners, children }: HomeProps) {
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
      <section className={styles.hero}>
        <div>
          <h1 tabIndex={-1} className={styles.title}>
            {hero.title}
          </h1>
          <p className={styles.intro}>{hero.intro}</p>
          <ul className={styles.claims} aria-label={hero.claims}>
            {claims.map((claim) => (
              <li key={claim}>{claim}</li>
            ))}
          </ul>
        </div>
        <Opener loadOpeners={loadOpeners} />
      </section>
      <Suspense>{children}</Suspense>
    </>
  )
}
