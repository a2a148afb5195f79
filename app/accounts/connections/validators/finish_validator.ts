import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { CHOSEN_USER_TYPES } from '#app/accounts/models/user'
import { emailField, nameField } from '#app/accounts/validators/fields'
import { handleField } from '#app/accounts/validators/handle_rule'
import { accountMessages } from '#app/accounts/validators/messages'

export const finishValidator = vine.create({
  name: nameField().minLength(1),
  handle: handleField(),
  email: emailField().optional(),
  type: vine.enum(CHOSEN_USER_TYPES),
  terms: vine.accepted(),
})
finishValidator.messagesProvider = accountMessages

export type FinishedRegistration = Omit<Infer<typeof finishValidator>, 'email' | 'terms'>
