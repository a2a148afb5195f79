import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { idField } from '#app/common/http/id_field'
import { whenSent } from '#app/common/http/when_sent'
import { CHOSEN_USER_TYPES } from '#app/accounts/models/user'
import { emailField, nameField, textField } from '#app/accounts/validators/fields'
import { handleField } from '#app/accounts/validators/handle_rule'
import { accountMessages } from '#app/accounts/validators/messages'
import { MAX_BIO_CHARACTERS } from '#app/profiles/contract/limits'

/** Omitted fields stay unchanged; a null photo removes it. */
export const profileSettingsValidator = vine.create({
  name: nameField().optional().requiredWhen(whenSent),
  handle: handleField().optional().requiredWhen(whenSent),
  email: emailField().optional().requiredWhen(whenSent),
  bio: textField(MAX_BIO_CHARACTERS).nullable().optional(),
  type: vine.enum(CHOSEN_USER_TYPES).optional(),
  photo_id: idField().nullable().optional(),
})
profileSettingsValidator.messagesProvider = accountMessages

export type ProfileSettings = Omit<Infer<typeof profileSettingsValidator>, 'photo_id'>
