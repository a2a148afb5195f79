import { randomBytes } from 'node:crypto'
import { generateRegistrationOptions } from '@simplewebauthn/server'
import type User from '#app/accounts/models/user'
import type Passkey from '#app/accounts/passkeys/models/passkey'
import {
  ALGORITHMS,
  CEREMONY_MS,
  RP_ID,
  RP_NAME,
} from '#app/accounts/passkeys/webauthn/relying_party'

const USER_HANDLE_BYTES = 32

/** For `navigator.credentials.create()`: a discoverable passkey, usable without a username. */
export function registrationOptions(user: User, present: readonly Passkey[]) {
  const handle = present[0]?.userHandle
  return generateRegistrationOptions({
    rpName: RP_NAME,
    rpID: RP_ID,
    userID: new Uint8Array(
      handle ? Buffer.from(handle, 'base64url') : randomBytes(USER_HANDLE_BYTES)
    ),
    userName: user.email,
    userDisplayName: user.name,
    timeout: CEREMONY_MS,
    attestationType: 'none',
    excludeCredentials: present.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
}
