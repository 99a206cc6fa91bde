import { X } from 'lucide'
import { useEffect, useState } from 'react'
import { systemClock } from '../../platform/time/clock.ts'
import { Button } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import { useUiText } from '../text/ui-text.tsx'

/** Shorter work shows no button, which would only flash, in milliseconds. */
const delayMs = 300

type CancelSlowProps = { readonly onCancel: () => void; readonly className?: string | undefined }

/** A cancel button that appears once work takes noticeably long; render it while the work runs. */
export function CancelSlow({ onCancel, className }: CancelSlowProps) {
  const text = useUiText()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => systemClock.after(delayMs, () => setSlow(true)), [])
  return isSlow ? (
    <Button variant="quiet" className={className} onClick={onCancel}>
      <Icon of={X} size={18} />
      <span>{text.cancel}</span>
    </Button>
  ) : null
}
