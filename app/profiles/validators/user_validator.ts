import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { whenSent } from '#app/common/http/when_sent'
import { handleField } from '#app/accounts/validators/handle_rule'
import { CHOSEN_USER_TYPES } from '#app/accounts/models/user'
import { nameField, textField } from '#app/accounts/validators/fields'
import { accountMessages } from '#app/accounts/validators/messages'
import { MAX_BIO_CHARACTERS } from '#app/profiles/contract/limits'

export const userValidator = vine.create({
  user: vine.object({
    name: nameField().optional().requiredWhen(whenSent),
    handle: handleField().optional().requiredWhen(whenSent),
    bio: textField(MAX_BIO_CHARACTERS).nullable().optional(),
    type: vine.enum(CHOSEN_USER_TYPES).optional(),
  }),
})
userValidator.messagesProvider = accountMessages

export type UserInput = Infer<typeof userValidator>['user']
