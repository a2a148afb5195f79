import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { CHOSEN_USER_TYPES } from '#app/accounts/user'
import { emailField, nameField } from '#app/accounts/field_validators'
import { handleField } from '#app/accounts/handles/handle_validators'
import { accountMessages } from '#app/accounts/account_messages'

export const finishValidator = vine.create({
  name: nameField().minLength(1),
  handle: handleField(),
  email: emailField().optional(),
  type: vine.enum(CHOSEN_USER_TYPES),
  terms: vine.accepted(),
})
finishValidator.messagesProvider = accountMessages

export type FinishedRegistration = Omit<Infer<typeof finishValidator>, 'email' | 'terms'>
