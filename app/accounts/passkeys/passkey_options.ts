import { randomBytes } from 'node:crypto'
import { generateRegistrationOptions, generateAuthenticationOptions } from '@simplewebauthn/server'
import type Passkey from '#app/accounts/passkeys/passkey'
import type User from '#app/accounts/user'
import { appUrl } from '#config/app'

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|\[::1\])$/

const address = new URL(appUrl)
const named = new URL(appUrl)
// browsers refuse passkeys for IP addresses
if (LOOPBACK.test(named.hostname)) named.hostname = 'localhost'

/** Passkeys created for this name work on no other. */
export const RP_ID = named.hostname
const RP_NAME = 'vesta'
export const ORIGINS = [...new Set([address.origin, named.origin])]

/** COSE ids of EdDSA, ES256 and RS256, preferred first. */
export const ALGORITHMS = [-8, -7, -257]

export const CEREMONY_MS = 5 * 60 * 1000

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

/** For `navigator.credentials.get()`. Without passkeys, the browser offers any it has. */
export function authenticationOptions(passkeys?: readonly Passkey[]) {
  return generateAuthenticationOptions({
    rpID: RP_ID,
    timeout: CEREMONY_MS,
    userVerification: 'required',
    allowCredentials: passkeys?.map(({ credentialId: id, transports }) => ({ id, transports })),
  })
}
