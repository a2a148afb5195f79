import vine from '@vinejs/vine'
import { textField } from '#app/accounts/field_validators'
import { MAX_REQUEST_CHARACTERS } from '#app/teams/team_options'

export const joinRequestValidator = vine.create({
  message: textField(MAX_REQUEST_CHARACTERS).nullable().optional(),
})
