import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { toolTransfer } from '../../../platform/tool-transfer.ts'
import { tools } from '../../../registry/entries.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { NextContent } from '../../../ui/layout/next/next-content.ts'
import { useCatalog } from '../../catalog/texts.ts'
import { useNavigate } from '../../navigation/navigate.ts'
import { pathOf } from '../../navigation/routes.ts'
import styles from './NextRow.module.css'
import { kindOf, type NextStep, nextSteps } from './next-steps.ts'

type NextRowProps = {
  /** The tool whose results these are. */
  readonly tool: string
  readonly contents: readonly NextContent[]
}

const idOf = ({ tool, part }: NextStep): string => (part === undefined ? tool : `${tool}.${part}`)

/** What other tools can do with a result, each with one press. */
export function NextRow({ tool, contents }: NextRowProps) {
  const { t, card, language } = useCatalog()
  const navigate = useNavigate()
  const [failed, setFailed] = useState(false)
  /** Only the last press opens a tool, and only while its page is there. */
  const presses = useRef(0)
  useEffect(
    () => () => {
      presses.current += 1
    },
    [],
  )
  const self = tools.find(({ id }) => id === tool)
  const steps = self ? nextSteps(self, contents, tools) : []
  if (steps.length === 0) return null

  const labelOf = ({ tool: to, part }: NextStep) => {
    const { parts, action, title } = card(to)
    return (part === undefined ? action : parts?.[part]) ?? title
  }
  const send = async ({ tool: to, part, content }: NextStep) => {
    setFailed(false)
    presses.current += 1
    const press = presses.current
    try {
      const sent = await content.read()
      if (press !== presses.current) return
      if (!sent) return setFailed(true)
      toolTransfer.offer({ from: tool, to, result: kindOf(content), ...(part && { part }), ...sent })
      navigate(pathOf({ language, route: { kind: 'tool', id: to } }))
    } catch {
      setFailed(true)
    }
  }
  return (
    <section aria-label={t.next.title} className={styles.row} data-next="">
      <span aria-hidden="true" className={styles.title}>
        {t.next.title}
      </span>
      <ul className={styles.steps} onFocus={showWhole}>
        {steps.map((step) => (
          <li key={idOf(step)}>
            <Button data-step={idOf(step)} onClick={() => void send(step)}>
              <StepIcon tool={step.tool} />
              {labelOf(step)}
            </Button>
          </li>
        ))}
      </ul>
      {failed ? (
        <p role="alert" className={styles.failed}>
          {t.next.failed}
        </p>
      ) : null}
    </section>
  )
}

/** Browsers leave a button that is partly in view where it is. */
const showWhole = ({ target }: FocusEvent<HTMLElement>) =>
  target.scrollIntoView({ inline: 'nearest', block: 'nearest' })

function StepIcon({ tool }: { readonly tool: string }) {
  const found = tools.find(({ id }) => id === tool)
  return found ? <Icon of={found.icon} size={18} /> : null
}
