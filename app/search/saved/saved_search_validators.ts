import vine, { errors } from '@vinejs/vine'
import { emailField, mailedTitleField } from '#app/accounts/field_validators'
import { fieldErrors } from '#app/common/http/field_errors'
import { whenSent } from '#app/common/http/when_sent'
import { enclosesAnything } from '#app/places/map/area_outline'
import {
  CHOSEN_FREQUENCIES,
  MAX_SEARCH_NAME_CHARACTERS,
} from '#app/search/saved/saved_search_options'
import { FLAT_AREA, reversedRanges } from '#app/search/search_notes'
import { MAX_POLYGON_CHARACTERS, MAX_SEARCH_CHARACTERS } from '#app/search/search_options'
import { PAGE_PARAMETERS, SEARCH_PARAMETERS, type SearchQuery } from '#app/search/search_query'
import { searchValidator } from '#app/search/search_validators'

const nameField = () => mailedTitleField(MAX_SEARCH_NAME_CHARACTERS)

/** What it means is read by `canonicalQuery`. */
const queryField = () => vine.any()

export const savedSearchValidator = vine.create({
  saved_search: vine.object({
    name: nameField(),
    query: queryField(),
    frequency: vine.enum(CHOSEN_FREQUENCIES),
    email: emailField().optional(),
  }),
})

export const savedSearchChangeValidator = vine.create({
  saved_search: vine.object({
    name: nameField().optional().requiredWhen(whenSent),
    query: queryField().optional(),
    frequency: vine.enum(CHOSEN_FREQUENCIES).optional(),
    /** what matched so far is no longer new */
    is_seen: vine.boolean().optional(),
  }),
})

const OF_PAGE: ReadonlySet<string> = new Set(PAGE_PARAMETERS)

/**
 * A search from a query string or an object, with only known fields, always in the same order.
 *
 * @param field where it was given
 * @throws E_VALIDATION_ERROR for what the search itself refuses
 */
export async function canonicalQuery(
  given: unknown,
  field = 'saved_search.query'
): Promise<SearchQuery> {
  const asked = askedIn(given, field)
  const query: SearchQuery = {}
  for (const name of SEARCH_PARAMETERS) {
    const value = textOf(asked[name])
    if (value && !OF_PAGE.has(name)) query[name] = value
  }
  if (query.q) query.q = query.q.slice(0, MAX_SEARCH_CHARACTERS)
  await refuseSenseless(query, field)
  return query
}

function askedIn(given: unknown, field: string): Record<string, unknown> {
  if (typeof given === 'string') return fromAddress(given)
  if (given && typeof given === 'object' && !Array.isArray(given)) return { ...given }
  throw fieldErrors({ [field]: 'Give the search as in its address.' })
}

function fromAddress(address: string): Record<string, string> {
  const query = new URLSearchParams(address.replace(/^[^?]*\?/, ''))
  return Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name).join(',')]))
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(',')
  if (!['string', 'number', 'boolean'].includes(typeof value)) return ''
  const text = String(value).trim()
  return text.length > MAX_POLYGON_CHARACTERS ? '' : text
}

async function refuseSenseless(query: SearchQuery, given: string): Promise<void> {
  try {
    const numbers = await searchValidator.validate(query)
    const reversed = reversedRanges(numbers)
    if (Object.keys(reversed).length) throw fieldErrors(reversed)
    if (numbers.polygon && !enclosesAnything(numbers.polygon)) {
      throw fieldErrors({ polygon: FLAT_AREA })
    }
  } catch (error) {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    const messages: { field: string; message: string }[] = error.messages
    throw fieldErrors(
      Object.fromEntries(messages.map(({ field, message }) => [`${given}.${field}`, message]))
    )
  }
}
