import { DateTime } from 'luxon'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { keepContact } from '#app/farm/contacts/actions/keep_contact'
import { recordConsent } from '#app/farm/contacts/actions/record_consent'
import { openFarmOf } from '#app/farm/open_houses/actions/open_farm_of'
import Visitor from '#app/farm/open_houses/models/visitor'
import { findOpenHouse } from '#app/farm/open_houses/queries/find_open_house'

interface Confirmation {
  visitorId: number
  /** the page’s address, of the network and of the browser */
  source: string
  address: string
  userAgent: string | null
}

/** From now on campaigns may go to the visitor. Safe to repeat. @throws HttpError 404 */
export async function confirmConsent(
  { trx }: InTransaction,
  { visitorId, ...evidence }: Confirmation
): Promise<void> {
  const visitor = await Visitor.query({ client: trx }).where('id', visitorId).forUpdate().first()
  if (!visitor?.consentText) throw HttpError.notFound()
  if (visitor.consentConfirmedAt) return
  const { realtorId } = await findOpenHouse({ id: visitor.openHouseId }, trx)
  const farm = await openFarmOf({ trx }, realtorId)
  if (!farm) throw HttpError.notFound()
  const { name, email, phone, consentText: wording } = visitor
  const contact = await keepContact({ trx }, farm.id, { name, email, phone })
  await recordConsent({ trx }, contact.id, { kind: 'confirmed', wording, ...evidence })
  await visitor.merge({ contactId: contact.id, consentConfirmedAt: DateTime.now() }).save()
}
