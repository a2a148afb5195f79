import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { handleField } from '#app/accounts/handles/handle_rule'
import { CHOSEN_USER_TYPES } from '#app/accounts/models/user'
import { lineField, textField } from '#app/accounts/validators/fields'
import { accountMessages } from '#app/accounts/validators/messages'

export const userValidator = vine.create({
  user: vine.object({
    name: lineField(80).optional(),
    handle: handleField().optional(),
    bio: textField(1_000).nullable().optional(),
    type: vine.enum(CHOSEN_USER_TYPES).optional(),
  }),
})
userValidator.messagesProvider = accountMessages

export type UserInput = Infer<typeof userValidator>['user']
