import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'
import { CSV_MARK, csvLine } from '#app/common/csv/csv_line'
import type { ContactRow } from '#app/farm/contacts/models/contact_row'

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
