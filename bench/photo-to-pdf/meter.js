import { setTimeout as wait } from 'node:timers/promises'
import { memoryOf, processTree } from './processes.js'

const interval = 50
const quietSamples = 20
/** CPU seconds per interval below which a browser counts as idle. */
const idle = 0.011
const idleTimeoutMs = 30_000

/**
 * @typedef {import('./processes.js').Memory} Memory
 * @typedef {{ cpu: number, wall: number, peak: Memory }} Measurement cpu and wall in seconds since the start;
 *   peak in bytes over the memory at the start
 */

/** Monitors the browser with main process `root`, until `stop`. @param {number} root */
export function createMeter(root) {
  /** CPU time of every process, including ended ones. @type {Map<number, number>} */
  const used = new Map()
  /** @type {Memory} */
  let peak = { renderers: 0, all: 0 }
  /** @type {Memory} */
  let last = peak
  const sample = () => {
    const tree = processTree(root)
    for (const { pid, cpu } of tree) used.set(pid, cpu)
    last = memoryOf(tree)
    peak = { renderers: Math.max(peak.renderers, last.renderers), all: Math.max(peak.all, last.all) }
  }
  const cpu = () => [...used.values()].reduce((sum, each) => sum + each, 0)
  const timer = setInterval(sample, interval)

  return {
    /** Waits until the browser is idle. */
    async quiet() {
      const deadline = Date.now() + idleTimeoutMs
      for (let calm = 0; calm < quietSamples && Date.now() < deadline; ) {
        const before = cpu()
        await wait(interval)
        sample()
        calm = cpu() - before <= idle ? calm + 1 : 0
      }
    },
    /** Starts a measurement; the returned function ends it and returns the usage. */
    start() {
      sample()
      const [cpuBefore, memoryBefore, startedAt] = [cpu(), last, performance.now()]
      peak = last
      return () => {
        sample()
        /** @type {Measurement} */
        const measurement = {
          cpu: cpu() - cpuBefore,
          wall: (performance.now() - startedAt) / 1000,
          peak: { renderers: peak.renderers - memoryBefore.renderers, all: peak.all - memoryBefore.all },
        }
        return measurement
      }
    },
    stop: () => clearInterval(timer),
  }
}
