import type { ActingUser } from '#app/accounts/models/acting_user'
import { recordConsent } from '#app/farm/contacts/actions/record_consent'
import { saveContact, type ContactInput } from '#app/farm/contacts/actions/create_contact'
import { putInAreas } from '#app/farm/contacts/actions/put_in_areas'
import { placed, type ContactPlace } from '#app/farm/contacts/models/contact_place'
import type { ContactRow } from '#app/farm/contacts/models/contact_row'
import { lockContact } from '#app/farm/contacts/models/lock_contact'
import { findContact } from '#app/farm/contacts/queries/find_contact'

interface ContactChange extends ContactInput {
  /** they told the realtor, who can take consent back for them but never give it */
  isWithdrawn?: boolean
  /** of the address given; used if that is new and no place is given */
  place?: ContactPlace | null
}

/** @throws HttpError 403 and 404; E_VALIDATION_ERROR as `createContact` does */
export async function updateContact(
  { user, trx }: ActingUser,
  id: number,
  { areas, isWithdrawn, place, ...input }: ContactChange
): Promise<ContactRow> {
  const contact = await lockContact({ user, trx }, id)
  const isMoved = input.address !== undefined && input.address !== contact.address
  if (isMoved) contact.merge(placed(input, place ?? null))
  await saveContact(contact.merge(input), trx)
  if (areas) await putInAreas({ trx }, contact, areas)
  if (isWithdrawn && contact.consentStatus !== 'withdrawn') {
    await recordConsent({ trx }, id, {
      kind: 'withdrawn',
      wording: 'Asked not to get email anymore.',
      source: `Noted by ${user.name}`,
    })
  }
  return findContact(contact.farmId, id, trx)
}
