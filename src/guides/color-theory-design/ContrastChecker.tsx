import { Check, X } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import { contrastRatio, parseHex } from '../../lib/contrast.ts'
import { Figure } from '../../ui/article/prose/Figure.tsx'
import { UseTool } from '../../ui/article/prose/UseTool.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './ContrastChecker.module.css'
import type { Messages } from './messages.en.ts'

/** Minimum ratios of WCAG 2.2: success criteria 1.4.3, 1.4.11 and 1.4.6. */
const minRatios = { text: 4.5, large: 3, controls: 3, aaa: 7 } as const

type Use = keyof typeof minRatios

/** Truncated, not rounded: 4.499 is shown as 4.49 and fails. */
const shownRatio = (ratio: number): number => Math.floor(ratio * 100) / 100

/** Two colours, their contrast ratio, and the uses that it is sufficient for. */
export function ContrastChecker({ t }: { readonly t: Messages['checker'] }) {
  const [text, setText] = useState('#007555')
  const [background, setBackground] = useState('#ffffff')
  const sample = useRef<HTMLParagraphElement>(null)
  const ratio = contrastRatio(parseHex(text), parseHex(background))

  useEffect(() => {
    sample.current?.style.setProperty('color', text)
    sample.current?.style.setProperty('background', background)
  }, [text, background])

  return (
    <Figure caption={t.caption}>
      <div className={styles.inputs}>
        <ColourInput label={t.text} value={text} onChange={setText} />
        <ColourInput label={t.background} value={background} onChange={setBackground} />
      </div>
      <p ref={sample} className={styles.sample}>
        {t.sample}
      </p>
      <p className={styles.ratio}>
        <output>{t.ratio(shownRatio(ratio))}</output>
      </p>
      <ul className={styles.uses}>
        {(Object.keys(minRatios) as Use[]).map((use) => {
          const sufficient = ratio >= minRatios[use]
          return (
            <li key={use} className={sufficient ? styles.enough : styles.notEnough}>
              <Icon of={sufficient ? Check : X} size={18} />
              {t.uses[use]}: {sufficient ? t.enough : t.notEnough}
            </li>
          )
        })}
      </ul>
      <UseTool id="color-palette" text={text} variant="plain">
        {t.use}
      </UseTool>
    </Figure>
  )
}

type ColourInputProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

function ColourInput({ label, value, onChange }: ColourInputProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <input
        id={id}
        type="color"
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <label htmlFor={id}>
        {label} <code>{value}</code>
      </label>
    </div>
  )
}
