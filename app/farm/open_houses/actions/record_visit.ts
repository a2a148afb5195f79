import type { InTransaction } from '#app/kernel/database/transaction'
import { openHouseStart } from '#app/farm/contract/open_house_words'
import type OpenHouse from '#app/farm/open_houses/models/open_house'
import type Visitor from '#app/farm/open_houses/models/visitor'
import { findOpenHouse } from '#app/farm/open_houses/queries/find_open_house'
import { recordLead } from '#app/leads/actions/record_lead'

/**
 * Each visitor is a lead of the listing’s realtor, with what they agreed to. Registering and coming
 * are each noted once.
 */
export async function recordVisit(
  { trx }: InTransaction,
  { id }: OpenHouse,
  visitor: Visitor
): Promise<void> {
  const house = await findOpenHouse({ id }, trx)
  const { name, email, phone, checkedInAt, consentedAt, hasAgent } = visitor
  const did = checkedInAt ? 'Came to the open house' : 'Registered for the open house'
  const when = openHouseStart(house.startsAt.toISOString(), house.timeZone)
  const facts = [
    consentedAt ? 'May be contacted.' : 'No consent to be contacted.',
    hasAgent === true && 'Has an agent.',
    hasAgent === false && 'Has no agent.',
  ]
  await recordLead(
    { trx },
    {
      userId: house.realtorId,
      teamId: house.teamId,
      name,
      email,
      phone,
      source: 'open_house',
      propertyId: house.propertyId,
      event: {
        kind: 'open_house',
        cause: `open_house:${id}:visitor:${visitor.id}:${checkedInAt ? 'here' : 'registered'}`,
        title: `${did}, ${when}`,
        url: `/farm/open-houses?open=${id}`,
        message: facts.filter(Boolean).join(' '),
        at: checkedInAt?.toJSDate(),
      },
    }
  )
}
