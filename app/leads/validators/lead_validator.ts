import vine from '@vinejs/vine'
import { lineField, MAX_NAME_CHARACTERS } from '#app/accounts/validators/fields'
import { LEAD_STAGES, MAX_PHONE_CHARACTERS } from '#app/leads/contract/lead_options'

export const leadValidator = vine.create({
  lead: vine.object({
    stage: vine.enum(LEAD_STAGES).optional(),
    name: lineField(MAX_NAME_CHARACTERS).minLength(1).optional(),
    phone: lineField(MAX_PHONE_CHARACTERS).nullable().optional(),
  }),
})
