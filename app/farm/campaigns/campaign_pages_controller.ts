import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import type User from '#app/accounts/user'
import { findCampaign, findSender, listCampaigns } from '#app/farm/campaigns/find_campaigns'
import { countReachable } from '#app/farm/campaigns/count_reachable'
import { listSegments } from '#app/farm/contacts/find_contacts'
import { findFarm, findOwnFarm } from '#app/farm/find_farm'
import { openHouseStart } from '#app/farm/open_houses/open_house_words'
import { listOpenHouses } from '#app/farm/open_houses/find_open_houses'
import CampaignTransformer from '#app/farm/campaigns/campaign_transformer'
import { listRecentOwnCards } from '#app/properties/lists/list_own_properties'
import SenderTransformer from '#app/farm/campaigns/sender_transformer'

export default class CampaignPagesController {
  async index(ctx: HttpContext) {
    const farm = await findFarm(ctx.auth.getUserOrFail())
    const page = { ...pageRequest(ctx), page: 1 }
    const rows = farm ? await listCampaigns(farm.id, page) : []
    const { data, next_page_url: next } = paginator(
      ctx,
      rows.map((row) => new CampaignTransformer(row).toObject()),
      page
    )
    return ctx.inertia.render('farm/campaigns', {
      campaigns: data,
      next_page_url: next && '/api/farm/campaigns?page=2',
      sender: await senderOf(farm?.id),
      reachable: farm ? await countReachable(farm.id, {}) : 0,
    })
  }

  async show(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const farm = await findOwnFarm(user)
    const row = await findCampaign(farm.id, ctx.params.id)
    const segments = row.status === 'draft' ? await listSegments(farm.id) : []
    const reach = segments.map(async ({ id, name, filter }) => {
      return { id, name, reachable: await countReachable(farm.id, filter) }
    })
    return ctx.inertia.render('farm/campaign', {
      campaign: new CampaignTransformer(row).toObject(),
      segments: await Promise.all(reach),
      sender: await senderOf(farm.id),
      reachable: await countReachable(farm.id, {}),
      listings: row.status === 'draft' ? await listingChoices(user) : [],
      open_houses: row.status === 'draft' ? await openHouseChoices(user) : [],
      own_email: user.email,
    })
  }
}

async function senderOf(farmId: number | undefined) {
  const sender = farmId === undefined ? null : await findSender(farmId)
  return sender && new SenderTransformer(sender).toObject()
}

const MAX_CHOICES = 100

/** Only what anybody may see belongs in a mail. */
async function listingChoices(user: User) {
  const cards = await listRecentOwnCards(user, MAX_CHOICES)
  return cards
    .filter(({ status, isPrivate }) => status === 'publish' && !isPrivate)
    .map(({ id, name }) => ({ id, name: name ?? 'Untitled' }))
}

async function openHouseChoices(user: User) {
  const rows = await listOpenHouses(user, 'upcoming', { page: 1, perPage: MAX_CHOICES })
  return rows
    .filter(({ property }) => property.status === 'publish' && !property.isPrivate)
    .map(({ id, property, startsAt, timeZone }) => {
      const start = openHouseStart(startsAt.toISOString(), timeZone)
      return { id, name: `${property.name ?? 'Untitled'} · ${start}` }
    })
}
