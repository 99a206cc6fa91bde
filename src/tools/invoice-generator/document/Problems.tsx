import { Button } from '../../../ui/button/Button.tsx'
import { Alert } from '../../../ui/feedback/alert/Alert.tsx'
import { useTexts } from '../texts.ts'
import type { EInvoiceState } from './e-invoice-state.ts'
import type { InvoiceDocumentState } from './use-invoice-document.ts'

type ProblemsProps = {
  readonly document: InvoiceDocumentState
  /** Number of invalid fields. */
  readonly problems: number
  readonly eInvoice: EInvoiceState
  /** Leads to the first invalid field. */
  readonly onShowFirst: () => void
}

/** What has to be corrected before there can be a document. */
export function Problems({ document, problems, eInvoice, onShowFirst }: ProblemsProps) {
  const { t } = useTexts()
  const { problemsShown } = document
  return (
    <>
      {problemsShown && problems > 0 ? (
        <Alert title={t.problems(problems)}>
          <p>{t.problemsText}</p>
          <Button onClick={onShowFirst}>{t.showProblem}</Button>
        </Alert>
      ) : null}
      {problemsShown && eInvoice.problems.length > 0 ? (
        <Alert title={t.eFailed}>
          <ul>
            {eInvoice.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          <p>{t.eFailedHelp}</p>
        </Alert>
      ) : null}
    </>
  )
}
