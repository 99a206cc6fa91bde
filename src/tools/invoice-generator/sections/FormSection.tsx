import { Check, ChevronDown, TriangleAlert } from 'lucide'
import { type ReactNode, useDeferredValue, useId } from 'react'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { Section } from '../core/invoice/sections.ts'
import { useTexts } from '../texts.ts'
import styles from './FormSection.module.css'
import { useSections } from './form-sections.ts'
import { useToggle } from './use-toggle.ts'

type FormSectionProps = {
  readonly section: Section
  readonly title: string
  /** What is filled in, in a few words; shown while the section is folded. */
  readonly summary: string
  readonly children: ReactNode
}

/**
 * A section of the form that folds to one line. Native details: they work before hydration, and the browser opens them
 * for a text that it finds.
 */
export function FormSection({ section, title, summary, children }: FormSectionProps) {
  const { t } = useTexts()
  const sections = useSections()
  const heading = useId()
  const isOpen = sections.open.has(section)
  const state = sections.states[section]
  const toggle = useToggle((open) => sections.follow(section, open))
  // What nobody sees is rendered after the frame that shows a key typed in another section.
  const foldedChildren = useDeferredValue(children)
  return (
    <section
      className={styles.section}
      aria-labelledby={heading}
      data-section={section}
      data-active={isOpen && sections.section === section ? '' : undefined}
      onFocus={({ target }) => {
        if (target.tagName !== 'SUMMARY') sections.enter(section, target)
      }}
    >
      <details {...toggle} open={isOpen}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
        <summary
          className={styles.line}
          onClick={(event) => {
            event.preventDefault()
            sections.press(section)
          }}
        >
          <h2 id={heading} className={styles.title}>
            {title}
          </h2>
          <span className={styles.summary}>{isOpen ? '' : summary}</span>
          {state === 'empty' ? (
            <Icon of={ChevronDown} size={18} className={styles.arrow} />
          ) : (
            <span className={styles.mark} data-state={state}>
              <Icon of={state === 'wrong' ? TriangleAlert : Check} size={18} />
              <span className={styles.hidden}>{state === 'wrong' ? t.sectionWrong : t.sectionFilled}</span>
            </span>
          )}
        </summary>
        {/* A form of its own: when a field gets the focus, browsers that fill in forms lay out all fields of its form, also
            those in folded sections. With this method it submits nothing, not even before hydration. */}
        <form className={styles.content} method="dialog" noValidate>
          {isOpen ? children : foldedChildren}
        </form>
      </details>
    </section>
  )
}
