import vine from '@vinejs/vine'
import { loginField, passwordField } from './fields.js'
import { accountMessages } from './messages.js'

export const signInValidator = vine.create({
  email: loginField(),
  password: passwordField(),
  remember: vine.boolean().optional(),
})
signInValidator.messagesProvider = accountMessages
