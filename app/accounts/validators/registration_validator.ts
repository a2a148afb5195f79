import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { CHOSEN_USER_TYPES } from '#app/accounts/models/user'
import { handleField } from '#app/accounts/validators/handle_rule'
import { emailField, nameField } from './fields.js'
import { newPasswordField, passwordConfirmationField } from './password_fields.js'
import { accountMessages } from './messages.js'

export const registrationValidator = vine.create({
  name: nameField(),
  handle: handleField(),
  email: emailField(),
  password: newPasswordField(),
  password_confirmation: passwordConfirmationField(),
  type: vine.enum(CHOSEN_USER_TYPES),
  terms: vine.accepted(),
})
registrationValidator.messagesProvider = accountMessages

export type Registration = Pick<
  Infer<typeof registrationValidator>,
  'name' | 'handle' | 'email' | 'password' | 'type'
>
