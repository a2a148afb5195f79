import { wireTime } from '#app/common/http/wire_time'
import { CSV_MARK, csvLine } from '#app/common/csv/csv_line'
import type { KeptConsent } from '#app/farm/contacts/queries/list_consents'

type Batches = AsyncIterable<KeptConsent[]>

const COLUMNS = [
  'Contact',
  'Name',
  'Email',
  'What',
  'About',
  'Words',
  'Where',
  'Address',
  'Browser',
  'When',
]

export async function* writeConsents(batches: Batches): AsyncIterable<string> {
  yield CSV_MARK + csvLine(COLUMNS)
  for await (const batch of batches) {
    for (const kept of batch) yield csvLine(Object.values(recordOf(kept)))
  }
}

export async function* consentJson(batches: Batches): AsyncIterable<string> {
  yield '{"consents":['
  let between = ''
  for await (const batch of batches) {
    for (const kept of batch) {
      yield `${between}\n${JSON.stringify(recordOf(kept))}`
      between = ','
    }
  }
  yield '\n]}\n'
}

function recordOf(kept: KeptConsent) {
  return {
    contact_id: kept.contactId,
    name: kept.name,
    email: kept.email,
    kind: kept.kind,
    purpose: kept.purpose,
    wording: kept.wording,
    source: kept.source,
    address: kept.address,
    user_agent: kept.userAgent,
    at: wireTime(kept.createdAt),
  }
}
