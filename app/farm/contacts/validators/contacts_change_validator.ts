import vine from '@vinejs/vine'
import { lineField } from '#app/accounts/validators/fields'
import { idField } from '#app/common/http/id_field'
import { MAX_CHOSEN_CONTACTS, MAX_TAG_CHARACTERS } from '#app/farm/contract/contact_options'

/** Either `ids`, or all that `filter` is about. */
export const contactsChangeValidator = vine.create({
  contacts: vine.object({
    ids: vine.array(idField()).minLength(1).maxLength(MAX_CHOSEN_CONTACTS).optional(),
    filter: vine.object({}).allowUnknownProperties().optional(),
    change: vine.enum(['tag', 'untag', 'delete']),
    tag: lineField(MAX_TAG_CHARACTERS)
      .minLength(1)
      .optional()
      .requiredWhen('change', 'in', ['tag', 'untag']),
  }),
})
