import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import process from 'node:process'

/** For main threads of pages. All else has the other processors. */
const own = '0'

/** @param {readonly string[]} args of `taskset`, which Linux systems have */
const taskset = (...args) => execFileSync('taskset', args, { stdio: ['ignore', 'ignore', 'inherit'] })

/** Keeps this program, and every program that it starts from then on, off the processor for main threads. */
export function leaveOwnProcessor() {
  const processors = availableParallelism()
  if (processors < 2)
    throw new Error('a main thread can have no processor of its own where there is only one')
  taskset('--all-tasks', '--cpu-list', '--pid', `1-${processors - 1}`, String(process.pid))
}

/**
 * Moves the main threads of all pages of a browser to the processor for them. To be called before a page navigates.
 * @param {import('@playwright/test').Browser} browser
 */
export async function moveToOwnProcessor(browser) {
  const devtools = await browser.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  await devtools.detach()
  const pages = processInfo.filter(({ type }) => type === 'renderer')
  if (pages.length === 0) throw new Error('no process of a page was found')
  // On Linux a process has the number of its main thread.
  for (const { id } of pages) taskset('--cpu-list', '--pid', own, String(id))
}
