import { X } from 'lucide'
import { useEffect, useState } from 'react'
import { systemClock } from '../../platform/time/clock.ts'
import { Button } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import { useUiText } from '../text/ui-text.tsx'

/** Work that is done sooner is not worth a button that comes and goes, in milliseconds. */
const delayMs = 300

/** Cancels work, once it takes noticeably long; to be shown as long as the work goes on. */
export function CancelSlow({ onCancel }: { readonly onCancel: () => void }) {
  const text = useUiText()
  const [isSlow, setSlow] = useState(false)
  useEffect(() => systemClock.after(delayMs, () => setSlow(true)), [])
  return isSlow ? (
    <Button variant="quiet" onClick={onCancel}>
      <Icon of={X} size={18} />
      {text.cancel}
    </Button>
  ) : null
}
