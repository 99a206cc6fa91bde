import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { watchKey } from '../../../platform/storage/area/watch-key.ts'
import type { StatusProps, ToolStatus } from '../../../registry/manifest.ts'
import { statuses } from '../../../registry/statuses.ts'
import { type Place, pathOf } from '../../navigation/routes.ts'
import { PartBoundary } from '../frames/PartBoundary.tsx'

/** What tools show in the top bar of pages other than their own, such as a running timer. */
export function ToolStatuses({ place }: { readonly place: Place }) {
  const { route } = place
  return statuses
    .filter(({ tool }) => !('id' in route && route.id === tool))
    .map((status) => <Status key={status.tool} status={status} place={place} />)
}

/** Without the storage modules, which most pages do not need. */
function readRecord(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

type StatusComponentProps = { readonly status: ToolStatus; readonly place: Place }

function Status({ status, place }: StatusComponentProps): ReactNode {
  const { language } = place
  const [isActive, setActive] = useState(false)
  const [shown, setShown] = useState<{
    readonly Part: ComponentType<StatusProps<never>>
    readonly t: never
  }>()

  useEffect(() => {
    const look = (text: string | null) => {
      if (text !== null && status.isActive(text)) setActive(true)
    }
    look(readRecord(status.record))
    return watchKey(status.record, look)
  }, [status])
  useEffect(() => {
    if (!isActive) return
    let isWanted = true
    const load = async () => {
      const [Part, { messages: t }] = await Promise.all([status.load(), status.messages[language]()])
      if (isWanted) setShown({ Part, t })
    }
    // Without it the page is as it was; the next page tries again.
    load().catch(() => {})
    return () => {
      isWanted = false
    }
  }, [status, language, isActive])

  const slot = document.getElementById('status')
  if (!shown || !slot) return null
  const href = pathOf({ language, route: { kind: 'tool', id: status.tool } })
  return createPortal(
    <PartBoundary>{createElement(shown.Part, { t: shown.t, language, href })}</PartBoundary>,
    slot,
  )
}
