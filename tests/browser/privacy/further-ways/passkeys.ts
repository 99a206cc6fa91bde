import { each, type Ways } from './way.ts'

/** The browser itself asks the other site for permission, one request at a time per page. */
export const passkeyWays: Ways = {
  'passkey made for another site': ({ host }) => {
    const user = { id: new Uint8Array(8), name: 'secret', displayName: 'secret' }
    const pubKeyCredParams = [{ type: 'public-key', alg: -7 }] as const
    const [rp, challenge] = [{ id: host, name: 'x' }, new Uint8Array(16)]
    return navigator.credentials.create({
      publicKey: { rp, user, challenge, pubKeyCredParams: [...pubKeyCredParams] },
    })
  },
  'passkey of another site': ({ host }) =>
    navigator.credentials.get({ publicKey: { rpId: host, challenge: new Uint8Array(16) } }),
  ...each(
    'message to the keeper of passkeys',
    [
      'signalUnknownCredential',
      'signalAllAcceptedCredentials',
      'signalCurrentUserDetails',
      'in an empty frame',
    ],
    ({ host, detail }) => {
      type Signals = { readonly [name: string]: (about: object) => Promise<unknown> }
      const frame = document.createElement('iframe')
      document.body.append(frame)
      const inside = (detail === 'in an empty frame' ? frame.contentWindow : window) as unknown as {
        PublicKeyCredential: Signals
      }
      const about = {
        rpId: host,
        credentialId: 'AAAA',
        userId: 'AAAA',
        name: 'secret',
        displayName: 'secret',
      }
      const name = detail === 'in an empty frame' ? 'signalUnknownCredential' : detail
      return inside.PublicKeyCredential[name]?.({ ...about, allAcceptedCredentialIds: [] })
    },
  ),
}
