import type { ActingUser } from '#app/accounts/user'
import FarmArea from '#app/farm/areas/farm_area'
import FarmCampaign from '#app/farm/campaigns/farm_campaign'
import FarmContact from '#app/farm/contacts/farm_contact'
import FarmSegment from '#app/farm/contacts/farm_segment'
import Farm from '#app/farm/farm'
import { findOwnFarm } from '#app/farm/find_farm'
import FarmForm from '#app/farm/forms/farm_form'
import { openFarm } from '#app/farm/open_farm'
import { HttpError } from '#app/kernel/exceptions/http_error'

/**
 * The farm a person works on, for what it may have only so many of: of writes at the same time, each
 * counts those before. @throws HttpError 403
 */
export async function lockFarm({ user, trx }: ActingUser): Promise<Farm> {
  const { id } = await openFarm({ user, trx })
  return Farm.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
}

/** One of the farm the person works on. @throws HttpError 403 and 404 */
export async function lockArea({ user, trx }: ActingUser, id: number): Promise<FarmArea> {
  const farm = await findOwnFarm(user, trx)
  const area = await FarmArea.query({ client: trx })
    .where({ id, farm_id: farm.id })
    .forUpdate()
    .first()
  if (!area) throw HttpError.notFound()
  return area
}

/** One of the farm the person works on. @throws HttpError 403 and 404 */
export async function lockContact({ user, trx }: ActingUser, id: number): Promise<FarmContact> {
  const farm = await findOwnFarm(user, trx)
  const contact = await FarmContact.query({ client: trx })
    .where({ id, farm_id: farm.id })
    .forUpdate()
    .first()
  if (!contact) throw HttpError.notFound()
  return contact
}

/** One of the farm the person works on. @throws HttpError 403 and 404 */
export async function lockSegment({ user, trx }: ActingUser, id: number): Promise<FarmSegment> {
  const farm = await findOwnFarm(user, trx)
  const segment = await FarmSegment.query({ client: trx })
    .where({ id, farm_id: farm.id })
    .forUpdate()
    .first()
  if (!segment) throw HttpError.notFound()
  return segment
}

/** One of the farm the person works on. @throws HttpError 403 and 404 */
export async function lockForm({ user, trx }: ActingUser, id: number): Promise<FarmForm> {
  const farm = await findOwnFarm(user, trx)
  const form = await FarmForm.query({ client: trx })
    .where({ id, farm_id: farm.id })
    .forUpdate()
    .first()
  if (!form) throw HttpError.notFound()
  return form
}

/** One of the farm the person works on. @throws HttpError 403 and 404 */
export async function lockCampaign({ user, trx }: ActingUser, id: number): Promise<FarmCampaign> {
  const farm = await findOwnFarm(user, trx)
  const campaign = await FarmCampaign.query({ client: trx })
    .where({ id, farm_id: farm.id })
    .forUpdate()
    .first()
  if (!campaign) throw HttpError.notFound()
  return campaign
}
