import vine from '@vinejs/vine'
import { plainDigits } from '#app/common/text/plain_digits'
import { lineField } from '#app/accounts/field_validators'

/** Six digits, whatever stands between them and in whatever script they are. */
const codeField = () =>
  vine
    .string()
    .parse((code) => (typeof code === 'string' ? plainDigits(code).replace(/\D/g, '') : code))
    .regex(/^\d{6}$/)

export const confirmationValidator = vine.create({ code: codeField() })

export const challengeValidator = vine.create({
  code: codeField().optional().requiredIfMissing('recovery_code'),
  recovery_code: lineField(40).optional(),
  remember_device: vine.boolean().optional(),
})
