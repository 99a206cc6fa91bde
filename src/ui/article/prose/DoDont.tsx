import { Check, X } from 'lucide'
import { Icon } from '../../icon/Icon.tsx'
import styles from './DoDont.module.css'

type DoDontProps = {
  readonly doTitle: string
  readonly dos: readonly string[]
  readonly dontTitle: string
  readonly donts: readonly string[]
}

/** Dos and don'ts, side by side where there is room. */
export function DoDont({ doTitle, dos, dontTitle, donts }: DoDontProps) {
  return (
    <div className={styles.pair}>
      {[
        { title: doTitle, items: dos, icon: Check, className: styles.do },
        { title: dontTitle, items: donts, icon: X, className: styles.dont },
      ].map(({ title, items, icon, className }) => (
        <div key={title} className={className}>
          <h3 className={styles.title}>{title}</h3>
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item}>
                <Icon of={icon} size={18} />
                <span>{item}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
