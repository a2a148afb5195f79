import type { HttpContext } from '@adonisjs/core/http'
import { transaction } from '#app/kernel/database/transaction'
import { notePasskeyUse } from '#app/accounts/passkeys/actions/note_passkey_use'
import Passkey from '#app/accounts/passkeys/models/passkey'
import { takeChallenge, type Purpose } from '#app/accounts/passkeys/sessions/passkey_challenges'
import type { PasskeyProof } from '#app/accounts/passkeys/validators/passkey_validators'
import { verifyAuthentication } from '#app/accounts/passkeys/webauthn/verify_authentication'

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
