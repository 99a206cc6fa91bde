import { Inbox } from 'lucide'
import { useState } from 'react'
import { deviceTray } from '../../../features/tray/device-tray.ts'
import type { Thing } from '../../../features/tray/thing.ts'
import { Button } from '../../../ui/button/Button.tsx'
import type { FromTrayProps } from '../../../ui/files/tray/tray-props.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { ModalSheet } from '../../../ui/modal/ModalSheet.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { isAccepted } from './describe.ts'
import type { TrayMessages } from './messages.en.ts'
import { ThingPicture } from './ThingPicture.tsx'
import styles from './ThingSheet.module.css'
import { trayMessage } from './tray-message.ts'

type FileThing = { readonly thing: Thing; readonly file: File }

const filesFor = (things: readonly Thing[], accept: string): readonly FileThing[] =>
  things.flatMap((thing) =>
    thing.content.kind === 'file' && isAccepted(thing.content.file, accept)
      ? [{ thing, file: thing.content.file }]
      : [],
  )

type FromTrayButtonProps = FromTrayProps & { readonly t: TrayMessages }

/** Gives what is on the tray to what it stands beside: all that fits, or one of several where only one is taken. */
export function FromTrayButton({ t, accept, multiple = false, onFiles, tile }: FromTrayButtonProps) {
  const { things } = useStore(deviceTray)
  const [isChoosing, setChoosing] = useState(false)
  const fitting = filesFor(things, accept)
  if (fitting.length === 0) return null
  const use = (chosen: readonly FileThing[]) => {
    onFiles(chosen.map(({ file }) => file))
    trayMessage.set({ kind: 'used' })
  }
  const label = t.fromTray(fitting.length)
  return (
    <>
      <Button
        data-from-tray=""
        className={tile}
        aria-label={tile ? label : undefined}
        title={tile ? label : undefined}
        onClick={() => (multiple || fitting.length === 1 ? use(fitting) : setChoosing(true))}
      >
        <Icon of={Inbox} size={tile ? 22 : 18} />
        {tile ? null : label}
      </Button>
      {isChoosing ? (
        <ModalSheet
          title={t.choose}
          closeLabel={t.close}
          onClose={() => setChoosing(false)}
          opener="[data-from-tray]"
          className={styles.sheet}
        >
          <ul className={styles.content}>
            {fitting.map((each) => (
              <li key={each.thing.id}>
                <Button
                  variant="quiet"
                  className={styles.action}
                  onClick={() => {
                    setChoosing(false)
                    use([each])
                  }}
                >
                  <ThingPicture thing={each.thing} />
                  <bdi className={styles.name}>{each.file.name}</bdi>
                </Button>
              </li>
            ))}
          </ul>
        </ModalSheet>
      ) : null}
    </>
  )
}
