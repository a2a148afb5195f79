import { verifyRegistrationResponse, type RegistrationResponseJSON } from '@simplewebauthn/server'
import { ALGORITHMS, ORIGINS, RP_ID } from '#app/accounts/passkeys/webauthn/relying_party'

export interface NewCredential {
  credentialId: string
  publicKey: string
  counter: number
  transports: string[]
}

/** @returns null if verification fails */
export async function verifyRegistration(
  response: RegistrationResponseJSON,
  challenge: string
): Promise<NewCredential | null> {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: ORIGINS,
      expectedRPID: RP_ID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!registrationInfo) return null
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports,
    }
  } catch {
    return null
  }
}
