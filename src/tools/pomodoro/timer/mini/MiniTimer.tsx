import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { miniWindow } from '../../../../platform/page/mini-window.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import type { Timer } from '../../core/timer.ts'
import { useTexts } from '../../texts.ts'
import styles from './MiniTimer.module.css'

/** The mini window while it is open, and a function that opens it. */
export function useMiniWindow(): readonly [Window | undefined, () => Promise<boolean>] {
  const [opened, setOpened] = useState<Window>()
  useEffect(() => {
    if (!opened) return
    const forget = () => setOpened(undefined)
    opened.addEventListener('pagehide', forget)
    return () => {
      opened.removeEventListener('pagehide', forget)
      opened.close()
    }
  }, [opened])
  const open = async () => {
    const window = await miniWindow.open(260, 180)
    if (window) setOpened(window)
    return window !== undefined
  }
  return [opened, open]
}

type MiniTimerProps = {
  readonly window: Window
  readonly timer: Timer
  readonly face: string
  readonly onToggle: () => void
}

export function MiniTimer({ window, timer, face, onToggle }: MiniTimerProps) {
  const { t } = useTexts()
  return createPortal(
    <main className={styles.mini} data-tint="40">
      <p className={styles.mode}>{t.modes[timer.mode]}</p>
      <p className={styles.digits}>{face}</p>
      <Button variant="primary" onClick={onToggle}>
        {timer.status === 'running' ? t.pause : t.start}
      </Button>
    </main>,
    window.document.body,
  )
}
