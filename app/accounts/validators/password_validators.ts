import vine from '@vinejs/vine'
import { emailField } from './fields.js'
import { newPasswordField, passwordConfirmationField, passwordField } from './password_fields.js'
import { accountMessages } from './messages.js'

export const forgotPasswordValidator = vine.create({ email: emailField() })
forgotPasswordValidator.messagesProvider = accountMessages

export const resetPasswordValidator = vine.create({
  password: newPasswordField(),
  password_confirmation: passwordConfirmationField(),
})
resetPasswordValidator.messagesProvider = accountMessages

export const changePasswordValidator = vine.create({
  current_password: passwordField(),
  password: newPasswordField(),
  password_confirmation: passwordConfirmationField(),
})
changePasswordValidator.messagesProvider = accountMessages

export const confirmPasswordValidator = vine.create({ password: passwordField() })
confirmPasswordValidator.messagesProvider = accountMessages

/** Optional, because accounts without a password can confirm another way. */
export const ownPasswordValidator = vine.create({ password: passwordField().optional() })
ownPasswordValidator.messagesProvider = accountMessages
