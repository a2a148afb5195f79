import { fieldErrors } from '#app/common/http/field_errors'
import { readEntryBody, type EntryBody } from '#app/journals/contract/entry_body'

/** What an entry may say, without anything foreign; null for nothing. @throws E_VALIDATION_ERROR */
export function checkedBody(sent: unknown): EntryBody | null {
  if (sent === null) return null
  const body = readEntryBody(sent)
  if (body) return body
  throw fieldErrors({
    'entry.body': 'This text is too long, or has formatting or links that can’t be shown.',
  })
}
