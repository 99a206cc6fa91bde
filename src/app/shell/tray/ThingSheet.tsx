import { Download, type IconNode, MousePointerClick, Trash2 } from 'lucide'
import type { Thing } from '../../../features/tray/thing.ts'
import type { Language } from '../../../lib/text/i18n.ts'
import { tools } from '../../../registry/entries.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { ModalSheet } from '../../../ui/modal/ModalSheet.tsx'
import { useCatalog } from '../../catalog/texts.ts'
import type { NextStep } from '../next/next-steps.ts'
import { nameOf, whatIs } from './describe.ts'
import type { TrayMessages } from './messages.en.ts'
import { ThingPicture } from './ThingPicture.tsx'
import styles from './ThingSheet.module.css'
import { waysFor } from './ways.ts'

type ThingSheetProps = {
  readonly t: TrayMessages
  readonly language: Language
  readonly thing: Thing
  /** Id of the tool that is open. */
  readonly tool: string | undefined
  readonly onSend: (step: NextStep) => void
  readonly onDownload: () => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** What can be done with one thing of the tray. */
export function ThingSheet(props: ThingSheetProps) {
  const { t, language, thing, tool, onSend, onDownload, onRemove, onClose } = props
  const { card } = useCatalog()
  const { here, elsewhere } = waysFor(thing, tool)
  const labelOf = ({ tool: to, part }: NextStep) => {
    const { parts, action, title } = card(to)
    return (part === undefined ? action : parts?.[part]) ?? title
  }
  return (
    <ModalSheet
      title={nameOf(thing)}
      closeLabel={t.close}
      onClose={onClose}
      opener={`[data-thing="${thing.id}"]`}
      className={styles.sheet}
    >
      <div className={styles.content}>
        <p className={styles.what}>
          <ThingPicture thing={thing} />
          <bdi>{whatIs(t, language, thing)}</bdi>
        </p>
        {here.map((step) => (
          <Action
            key={step.part ?? ''}
            icon={MousePointerClick}
            data-use={step.part ?? ''}
            label={step.part === undefined ? t.useHere : labelOf(step)}
            onPress={() => onSend(step)}
          />
        ))}
        <Action icon={Download} label={t.download} onPress={onDownload} />
        <Action icon={Trash2} label={t.remove} onPress={onRemove} />
        {elsewhere.length > 0 ? (
          <section aria-label={t.sendTo} className={styles.elsewhere}>
            <p className={styles.title}>{t.sendTo}</p>
            {elsewhere.map((step) => (
              <Action
                key={`${step.tool} ${step.part}`}
                icon={tools.find(({ id }) => id === step.tool)?.icon}
                data-step={step.part === undefined ? step.tool : `${step.tool}.${step.part}`}
                label={labelOf(step)}
                onPress={() => onSend(step)}
              />
            ))}
          </section>
        ) : null}
      </div>
    </ModalSheet>
  )
}

type ActionProps = {
  readonly icon: IconNode | undefined
  readonly label: string
  readonly onPress: () => void
  readonly 'data-use'?: string
  readonly 'data-step'?: string
}

function Action({ icon, label, onPress, ...data }: ActionProps) {
  return (
    <Button variant="quiet" className={styles.action} onClick={onPress} {...data}>
      {icon ? <Icon of={icon} size={20} /> : null}
      {label}
    </Button>
  )
}
