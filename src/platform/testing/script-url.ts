import type { PolicyFactory } from '../workers/script-url.ts'

export type FakeTrustedTypes = PolicyFactory & {
  readonly policies: readonly string[]
}

/** Trusted Types as `trusted-types app` lets them be: one policy of that name, no second one. */
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
