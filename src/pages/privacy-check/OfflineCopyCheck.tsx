import { CircleCheck } from 'lucide'
import { useState } from 'react'
import proof from '../../features/privacy-proof/PrivacyProof.module.css'
import { buildId } from '../../platform/page/build-id.ts'
import type { CopyCheckResult } from '../../platform/stored-data/check-copy.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Alert } from '../../ui/feedback/alert/Alert.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import type { Messages } from './messages.en.ts'

/** Loaded when it is asked for. */
const checkOwnCopy = async (build: string): Promise<CopyCheckResult> =>
  (await import('../../platform/stored-data/check-copy.ts')).checkOwnCopy(build)

type State = CopyCheckResult | { readonly kind: 'idle' | 'busy' | 'failed' }

/** Compares the files of the offline copy with the published list of files. */
export function OfflineCopyCheck({ t }: { readonly t: Messages['copy'] }) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const check = async () => {
    setState({ kind: 'busy' })
    setState(await checkOwnCopy(buildId()).catch(() => ({ kind: 'failed' as const })))
  }
  const isBusy = state.kind === 'busy'
  return (
    <>
      <Button onClick={() => void check()} busy={isBusy}>
        {isBusy ? t.busy : t.button}
      </Button>
      <div role="status">
        {state.kind === 'checked' && state.different.length === 0 ? (
          <p className={proof.state}>
            <Icon of={CircleCheck} size={20} />
            {t.same(state.files, buildId())}
          </p>
        ) : null}
      </div>
      <Problem t={t} state={state} />
    </>
  )
}

function Problem({ t, state }: { readonly t: Messages['copy']; readonly state: State }) {
  switch (state.kind) {
    case 'idle':
    case 'busy':
      return null
    case 'checked':
      return state.different.length === 0 ? null : (
        <Alert title={t.different(state.different.length, state.files)}>
          <ul>
            {state.different.map((path) => (
              <li key={path}>
                <bdi>{path}</bdi>
              </li>
            ))}
          </ul>
          <p>{t.fix}</p>
        </Alert>
      )
    case 'other-build':
      return <Alert title={t.otherBuild(state.published)} />
    case 'no-list':
      return <Alert title={t.noList} />
    case 'coming':
    case 'none':
    case 'impossible':
    case 'failed':
      return <Alert title={t[state.kind]} />
  }
}
