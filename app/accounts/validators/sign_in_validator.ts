import vine from '@vinejs/vine'
import { loginField, passwordField } from './fields.js'
import { signInMessages } from './messages.js'

export const signInValidator = vine.create({
  email: loginField(),
  password: passwordField(),
  remember: vine.boolean().optional(),
})
signInValidator.messagesProvider = signInMessages
