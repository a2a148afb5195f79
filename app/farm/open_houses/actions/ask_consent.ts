import { appUrl } from '#config/app'
import type { InTransaction } from '#app/kernel/database/transaction'
import { keepAddress } from '#app/farm/contacts/actions/keep_address'
import { recordConsent } from '#app/farm/contacts/actions/record_consent'
import { openFarmOf } from '#app/farm/open_houses/actions/open_farm_of'
import { planMails } from '#app/farm/open_houses/actions/plan_mails'
import { mailNow } from '#app/farm/open_houses/models/planned_mails'
import type OpenHouse from '#app/farm/open_houses/models/open_house'
import type Visitor from '#app/farm/open_houses/models/visitor'
import { findOpenHouse } from '#app/farm/open_houses/queries/find_open_house'
import { mayReachRealtor } from '#app/leads/policies/may_reach_realtor'

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
