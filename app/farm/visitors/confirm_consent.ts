import { DateTime } from 'luxon'
import User from '#app/accounts/user'
import { keepAddress, keepContact } from '#app/farm/contacts/keep_contact'
import { recordConsent } from '#app/farm/contacts/record_consent'
import type Farm from '#app/farm/farm'
import { openFarm } from '#app/farm/open_farm'
import { planMails, mailNow } from '#app/farm/open_house_mails/plan_mails'
import { findOpenHouse } from '#app/farm/open_houses/find_open_houses'
import type OpenHouse from '#app/farm/open_houses/open_house'
import Visitor from '#app/farm/visitors/visitor'
import type { InTransaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { mayReachRealtor } from '#app/leads/record_lead'
import { appUrl } from '#config/app'

/**
 * A visitor who ticked the box is a contact of the realtor, and is asked by mail to confirm it: the
 * address may be somebody else’s. Safe to repeat. @param page where they ticked it
 */
export async function askConsent(
  { trx }: InTransaction,
  { id, slug }: OpenHouse,
  visitor: Visitor,
  page: 'register' | 'desk'
): Promise<void> {
  const { consentText, consentConfirmedAt, name, email } = visitor
  if (!consentText || consentConfirmedAt) return
  const { realtorId } = await findOpenHouse({ id }, trx)
  if (!(await mayReachRealtor(email, realtorId, trx))) return
  const farm = await openFarmOf({ trx }, realtorId)
  if (!farm) return
  const contact = await keepAddress({ trx }, farm.id, { name, email })
  if (visitor.contactId !== contact.id) {
    await recordConsent({ trx }, contact.id, {
      kind: 'asked',
      wording: consentText,
      source: `${appUrl}/open-houses/${slug}/${page}`,
      address: visitor.consentAddress,
    })
    await visitor.merge({ contactId: contact.id }).save()
  }
  if (contact.consentStatus !== 'confirmed')
    await planMails({ trx }, [visitor.id], [mailNow('consent')])
}

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

/** The farm a listing’s realtor works on; null for one who has none anymore. */
async function openFarmOf({ trx }: InTransaction, realtorId: number): Promise<Farm | null> {
  const user = await User.findOrFail(realtorId, { client: trx })
  try {
    return await openFarm({ user, trx })
  } catch (error) {
    if (error instanceof HttpError && error.status === 403) return null
    throw error
  }
}
