import vine from '@vinejs/vine'
import { handleField } from '#app/accounts/validators/handle_rule'
import { accountMessages } from './messages.js'

export const handleValidator = vine.create({ handle: handleField() })
handleValidator.messagesProvider = accountMessages
