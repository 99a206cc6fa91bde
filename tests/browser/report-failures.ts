import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Says at once which test failed and why: a run that is ended before its last test says nothing else of it. */
export default class ReportFailures implements Reporter {
  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    if (status === test.expectedStatus) return
    const messages = errors.map(({ message, value }) => message ?? value)
    console.log(`\n${status}: ${test.titlePath().filter(Boolean).join(' › ')}\n${messages.join('\n')}\n`)
  }
}
