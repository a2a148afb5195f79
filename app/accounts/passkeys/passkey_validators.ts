import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { MAX_PASSKEY_NAME_CHARACTERS } from '#app/accounts/account_options'
import { lineField, mailedTitleField } from '#app/accounts/field_validators'

/** CTAP allows ids of 1023 bytes. */
const MAX_ID_CHARACTERS = 1400
const MAX_CHARACTERS = 16_384

const bytesField = (max = MAX_CHARACTERS) =>
  vine
    .string()
    .regex(/^[\w-]+$/)
    .maxLength(max)

const nameField = () => mailedTitleField(MAX_PASSKEY_NAME_CHARACTERS)

const credentialFields = {
  id: bytesField(MAX_ID_CHARACTERS),
  rawId: bytesField(MAX_ID_CHARACTERS),
  type: vine.literal('public-key'),
}

/** The parts we use of what `navigator.credentials.create()` returns. */
export const newPasskeyValidator = vine.create({
  name: nameField(),
  credential: vine.object({
    ...credentialFields,
    response: vine.object({
      clientDataJSON: bytesField(),
      attestationObject: bytesField(),
      transports: vine.array(lineField(20)).maxLength(10).optional(),
    }),
  }),
})

/** Its name alone, or in `passkey`. */
export const passkeyNameValidator = vine.create({
  name: nameField().optional().requiredIfMissing('passkey'),
  passkey: vine.object({ name: nameField() }).optional(),
})

export const passkeyProofValidator = vine.create({
  remember: vine.boolean().optional(),
  credential: vine.object({
    ...credentialFields,
    response: vine.object({
      clientDataJSON: bytesField(),
      authenticatorData: bytesField(),
      signature: bytesField(),
      userHandle: bytesField(MAX_ID_CHARACTERS).nullable().optional(),
    }),
  }),
})

export type PasskeyProof = Infer<typeof passkeyProofValidator>['credential']
