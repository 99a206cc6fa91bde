/** CPU time and memory of a process and all its descendants, from /proc (Linux). */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))

/** @typedef {{ pid: number, parent: number, cpu: number }} ProcessTimes cpu: user + system, in seconds */
/** @typedef {{ renderers: number, all: number }} Memory in bytes */

/** @param {string} path */
function readOrNull(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // The process has ended.
    return null
  }
}

/** @returns {ProcessTimes[]} */
function allProcesses() {
  const found = []
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? readOrNull(`/proc/${name}/stat`) : null
    if (stat === null) continue
    // The second field, the program's name in parentheses, may contain any characters.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const cpu = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
    found.push({ pid: Number(name), parent: Number(fields[1]), cpu })
  }
  return found
}

/** @param {number} root */
export function processTree(root) {
  const processes = allProcesses()
  const tree = processes.filter(({ pid }) => pid === root)
  for (const { pid } of tree) tree.push(...processes.filter(({ parent }) => parent === pid))
  return tree
}

/**
 * The child process of this program that has an argument.
 * @param {string} argument
 */
export function childWith(argument) {
  const child = allProcesses().find(
    ({ pid, parent }) =>
      parent === process.pid && readOrNull(`/proc/${pid}/cmdline`)?.split('\0').includes(argument),
  )
  if (child === undefined) throw new Error(`no child process was started with ${argument}`)
  return child.pid
}

/** @param {string} rollup @param {string} field */
const kilobytes = (rollup, field) => Number(new RegExp(`^${field}: +(\\d+) kB`, 'm').exec(rollup)?.[1] ?? 0)

/**
 * Memory that is not file-backed: anonymous and shared pages; pages that several processes share are counted once.
 * @param {readonly ProcessTimes[]} tree
 * @returns {Memory}
 */
export function memoryOf(tree) {
  const memory = { renderers: 0, all: 0 }
  for (const { pid } of tree) {
    const rollup = readOrNull(`/proc/${pid}/smaps_rollup`)
    if (rollup === null) continue
    const bytes = (kilobytes(rollup, 'Pss_Anon') + kilobytes(rollup, 'Pss_Shmem')) * 1024
    memory.all += bytes
    if (readOrNull(`/proc/${pid}/cmdline`)?.includes('--type=renderer')) memory.renderers += bytes
  }
  return memory
}
