/** Hardware that the browser reports, rounded against fingerprinting. */
export type Device = {
  /** Logical processor cores; `undefined` where the browser does not report them. */
  readonly cores: number | undefined
  /** GiB of memory, 0.25 to 8; `undefined` where the browser does not report it. */
  readonly memory: number | undefined
}

type HardwareSource = { readonly hardwareConcurrency?: number; readonly deviceMemory?: number }

export function readDevice(source: HardwareSource = navigator): Device {
  return { cores: source.hardwareConcurrency, memory: source.deviceMemory }
}
