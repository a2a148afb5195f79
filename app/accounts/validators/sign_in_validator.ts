import vine from '@vinejs/vine'
import { loginField } from './fields.js'
import { passwordField } from './password_fields.js'
import { signInMessages } from './messages.js'

export const signInValidator = vine.create({
  email: loginField(),
  password: passwordField(),
  remember: vine.boolean().optional(),
})
signInValidator.messagesProvider = signInMessages
