import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type Passkey from '#app/accounts/passkeys/models/passkey'
import type { PasskeyProof } from '#app/accounts/passkeys/validators/passkey_validators'
import { ORIGINS, RP_ID } from '#app/accounts/passkeys/webauthn/relying_party'

/** @returns the authenticator's new use count; null if verification fails */
export async function verifyAuthentication(
  passkey: Passkey,
  { response, ...credential }: PasskeyProof,
  challenge: string
): Promise<number | null> {
  const { userHandle, ...answer } = response
  if (userHandle && userHandle !== passkey.userHandle) return null
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response: answer, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: ORIGINS,
      expectedRPID: RP_ID,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
