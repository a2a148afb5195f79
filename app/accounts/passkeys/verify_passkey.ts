import type { HttpContext } from '@adonisjs/core/http'
import {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import Passkey from '#app/accounts/passkeys/passkey'
import { takeChallenge, type Purpose } from '#app/accounts/passkeys/passkey_challenges'
import { ORIGINS, RP_ID, ALGORITHMS } from '#app/accounts/passkeys/passkey_options'
import type { PasskeyProof } from '#app/accounts/passkeys/passkey_validators'
import { transaction, type InTransaction } from '#app/kernel/database/transaction'

/** @returns null unless the device also verified its owner by finger, face or PIN */
export async function provePasskey(
  ctx: HttpContext,
  purpose: Purpose,
  proof: PasskeyProof
): Promise<Passkey | null> {
  const clientData = proof.response.clientDataJSON
  const open = await transaction((trx) => takeChallenge(ctx, { trx }, { purpose, clientData }))
  const passkey = open && (await Passkey.findBy('credential_id', proof.id))
  if (!passkey) return null
  const counter = await verifyAuthentication(passkey, proof, open.challenge)
  if (counter === null) return null
  const isNoted = await transaction((trx) => notePasskeyUse({ trx }, passkey.id, counter))
  return isNoted ? passkey : null
}

/** @returns the authenticator's new use count; null if verification fails */
async function verifyAuthentication(
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

/**
 * Authenticators count uses; a counter that doesn't grow means a cloned key. Some always report 0.
 * @returns whether it grew
 */
async function notePasskeyUse(
  { trx }: InTransaction,
  id: number,
  counter: number
): Promise<boolean> {
  const noted: unknown[] = await trx
    .from('passkeys')
    .where('id', id)
    .where((query) => {
      query.where('counter', '<', counter)
      if (counter === 0) query.orWhere('counter', 0)
    })
    .update({ counter, last_used_at: new Date() })
    .returning('id')
  return noted.length > 0
}

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
