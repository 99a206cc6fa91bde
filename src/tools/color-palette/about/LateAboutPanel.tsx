import { type ComponentType, useEffect, useState } from 'react'
import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import { useTexts } from '../texts.ts'
import type { AboutPanelProps } from './AboutPanel.tsx'

let Loaded: ComponentType<AboutPanelProps> | undefined

/** The panels of all tabs but the first, as few visitors open them: they are loaded together once one is opened. */
export function LateAboutPanel(props: AboutPanelProps) {
  const { t } = useTexts()
  const [state, setState] = useState<'loading' | 'there' | 'failed'>(Loaded ? 'there' : 'loading')
  useEffect(() => {
    if (Loaded) return
    let isShown = true
    const show = (next: 'there' | 'failed') => {
      if (isShown) setState(next)
    }
    import('./AboutPanel.tsx').then(
      ({ AboutPanel }) => {
        Loaded = AboutPanel
        show('there')
      },
      () => show('failed'),
    )
    return () => {
      isShown = false
    }
  }, [])
  if (state === 'failed') return <Alert title={t.partFailed} />
  return Loaded ? <Loaded {...props} /> : null
}
