import { Inbox } from 'lucide'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { isAbortError } from '../../../lib/abort-error.ts'
import { toolTransfer } from '../../../platform/tool-transfer.ts'
import { tools } from '../../../registry/entries.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import type { NextContent } from '../../../ui/layout/next/next-content.ts'
import { useCatalog } from '../../catalog/texts.ts'
import { useNavigate } from '../../navigation/navigate.ts'
import { pathOf } from '../../navigation/routes.ts'
import { noteNext } from '../../recipes/chain.ts'
import { LateSaveRecipe } from '../../recipes/LateSaveRecipe.tsx'
import { useRunStep } from '../../recipes/use-run-step.ts'
import { addLater } from '../tray/add-later.ts'
import styles from './NextRow.module.css'
import { kindOf, type NextStep, nextSteps } from './next-steps.ts'

type NextRowProps = {
  /** The tool whose results these are. */
  readonly tool: string
  readonly contents: readonly NextContent[]
}

const idOf = ({ tool, part }: NextStep): string => (part === undefined ? tool : `${tool}.${part}`)

/**
 * What other tools can do with a result, each with one press; nothing while there is no result. A press waits for a result
 * that is being made.
 */
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
  useRunStep(tool, contents)
  const self = tools.find(({ id }) => id === tool)
  const steps = self ? nextSteps(self, contents, tools) : []
  // Files before what is said of them: a poster is more than its text.
  const forTray = contents.find(({ kind }) => kind === 'files') ?? contents[0]
  // What became of the last result is not said of the next one.
  if (failed && !forTray) setFailed(false)
  if (!forTray) return null

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
      noteNext(tool, part === undefined && kindOf(content) === 'files' ? to : undefined)
      toolTransfer.offer({ from: tool, to, result: kindOf(content), ...(part && { part }), ...sent })
      navigate(pathOf({ language, route: { kind: 'tool', id: to } }))
    } catch (error) {
      if (!isAbortError(error)) setFailed(true)
    }
  }
  const putOnTray = async ({ types, isPage, read }: NextContent) => {
    setFailed(false)
    try {
      const made = await read()
      if (!made) return setFailed(true)
      await addLater(
        'text' in made
          ? [{ kind: 'text', text: made.text, types }]
          : made.files.map((file) => ({ kind: 'file', file, ...(isPage && { isPage }) })),
        tool,
      )
    } catch (error) {
      if (!isAbortError(error)) setFailed(true)
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
        <li>
          <Button
            variant={steps.length > 0 ? 'quiet' : 'secondary'}
            data-add=""
            onClick={() => void putOnTray(forTray)}
          >
            <Icon of={Inbox} size={18} />
            {t.next.toTray}
          </Button>
        </li>
        <li>
          <LateSaveRecipe tool={tool} />
        </li>
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
