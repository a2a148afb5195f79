import vine from '@vinejs/vine'
import { lineField } from '#app/accounts/validators/fields'

/** Six digits; apps show them with a space in the middle. */
const codeField = () =>
  vine
    .string()
    .regex(/^ *\d{3} ?\d{3} *$/)
    .transform((code) => code.replaceAll(' ', ''))

export const confirmationValidator = vine.create({ code: codeField() })

export const challengeValidator = vine.create({
  code: codeField().optional().requiredIfMissing('recovery_code'),
  recovery_code: lineField(40).optional(),
  remember_device: vine.accepted().optional(),
})
