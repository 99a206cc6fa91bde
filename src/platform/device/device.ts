/** What the browser tells of the device, rounded so that it does not tell one from another. */
export type Device = {
  /** Processor cores; `undefined` where the browser does not tell. */
  readonly cores: number | undefined
  /** GiB of memory, 0.25 to 8; `undefined` where the browser does not tell. */
  readonly memory: number | undefined
}

type Teller = { readonly hardwareConcurrency?: number; readonly deviceMemory?: number }

export function readDevice(teller: Teller = navigator): Device {
  return { cores: teller.hardwareConcurrency, memory: teller.deviceMemory }
}
