import { CSV_MARK, csvLine } from '#app/common/csv/csv_line'
import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'
import type { ContactRow } from '#app/farm/contacts/contact_row'
import type { KeptConsent } from '#app/farm/contacts/find_contacts'

const COLUMNS = [
  'Name',
  'Email',
  'Phone',
  'Address',
  'Latitude',
  'Longitude',
  'Tags',
  'Areas',
  'Time zone',
  'Consent',
  'Consent since',
  'Added',
]

/** Can be imported again. */
export async function* writeContacts(batches: AsyncIterable<ContactRow[]>): AsyncIterable<string> {
  yield CSV_MARK + csvLine(COLUMNS)
  for await (const batch of batches) {
    for (const contact of batch) {
      yield csvLine([
        contact.name,
        contact.email,
        contact.phone,
        contact.address,
        contact.latitude,
        contact.longitude,
        contact.tags.join('; '),
        contact.areas.map(({ name }) => name).join('; '),
        contact.timeZone,
        contact.consentStatus,
        wireTimeOrNull(contact.consent?.createdAt),
        wireTime(contact.createdAt),
      ])
    }
  }
}

type Batches = AsyncIterable<KeptConsent[]>

const CONSENT_COLUMNS = [
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
  yield CSV_MARK + csvLine(CONSENT_COLUMNS)
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
