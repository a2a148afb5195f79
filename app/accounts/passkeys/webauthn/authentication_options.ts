import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type Passkey from '#app/accounts/passkeys/models/passkey'
import { CEREMONY_MS, RP_ID } from '#app/accounts/passkeys/webauthn/relying_party'

/** For `navigator.credentials.get()`. Without passkeys, the browser offers any it has. */
export function authenticationOptions(passkeys?: readonly Passkey[]) {
  return generateAuthenticationOptions({
    rpID: RP_ID,
    timeout: CEREMONY_MS,
    userVerification: 'required',
    allowCredentials: passkeys?.map(({ credentialId: id, transports }) => ({ id, transports })),
  })
}
