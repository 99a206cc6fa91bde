import type { PolicyFactory } from '../workers/script-url.ts'

export type FakeTrustedTypes = PolicyFactory & {
  readonly policies: readonly string[]
}

/** Trusted Types under `trusted-types app`: one policy of that name, once. */
export function createFakeTrustedTypes(): FakeTrustedTypes {
  const policies: string[] = []
  return {
    policies,
    createPolicy(name, rules) {
      if (name !== 'app' || policies.includes(name)) throw new TypeError(`Policy "${name}" disallowed.`)
      policies.push(name)
      return { createScriptURL: (url) => `trusted ${rules.createScriptURL(url)}` }
    },
  }
}
