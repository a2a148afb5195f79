import vine from '@vinejs/vine'
import { emailField, mailedLineField } from '#app/accounts/validators/fields'
import { whenSent } from '#app/common/http/when_sent'
import { CHOSEN_FREQUENCIES, MAX_SEARCH_NAME_CHARACTERS } from '#app/search/contract/saved_searches'

const name = () => mailedLineField(MAX_SEARCH_NAME_CHARACTERS).minLength(1)

/** What it means is read by `canonicalQuery`. */
const query = () => vine.any()

export const savedSearchValidator = vine.create({
  saved_search: vine.object({
    name: name(),
    query: query(),
    frequency: vine.enum(CHOSEN_FREQUENCIES),
    email: emailField().optional(),
  }),
})

export const savedSearchChangeValidator = vine.create({
  saved_search: vine.object({
    name: name().optional().requiredWhen(whenSent),
    query: query().optional(),
    frequency: vine.enum(CHOSEN_FREQUENCIES).optional(),
    /** what matched so far is no longer new */
    is_seen: vine.boolean().optional(),
  }),
})
