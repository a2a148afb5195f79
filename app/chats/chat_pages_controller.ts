import type { HttpContext } from '@adonisjs/core/http'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import { FOLDERS } from '#app/chats/chat_options'
import { maySendDesign } from '#app/chats/chat_policy'
import { findIntroduction } from '#app/chats/requests/find_requests'
import { findPreferences } from '#app/chats/chat_preferences'
import { listChatChannels } from '#app/chats/channels/list_channels'
import { listChats } from '#app/chats/find_chats'
import { listChatViews } from '#app/chats/list_chat_views'
import ChannelTransformer from '#app/chats/channels/channel_transformer'
import ChatIntroductionTransformer from '#app/chats/requests/chat_introduction_transformer'
import ChatTransformer from '#app/chats/chat_transformer'
import { pageRequest } from '#app/common/http/paginator'
import { rowId } from '#app/common/http/row_id'
import { findShowableDesigns } from '#app/designs/collection/list_designs'
import DesignCardTransformer from '#app/designs/collection/design_card_transformer'
import { listUserMarkets } from '#app/places/markets/find_markets'
import MarketTransformer from '#app/places/markets/market_transformer'
import { listPublicSpots } from '#app/spots/list_spots'
import SpotCardTransformer from '#app/spots/spot_card_transformer'
import { listTeams } from '#app/teams/find_teams'
import TeamTransformer from '#app/teams/team_transformer'

/** teams listed even without channels */
const MAX_TEAMS = 50

export default class ChatPagesController {
  async chats(ctx: HttpContext) {
    const { id } = ctx.auth.getUserOrFail()
    const folder = FOLDERS.find((name) => name === ctx.request.input('tab')) ?? 'chats'
    const page = { ...pageRequest(ctx), page: 1 }
    const views = await listChatViews(await listChats(id, folder, page))
    const chats = views.map((view) => new ChatTransformer(view).toObject())
    const { to, property, spot, design } = ctx.request.qs()
    const introduction = await findIntroduction(id, rowIdOf(to), rowIdOf(property))
    return ctx.inertia.render('chats/index', {
      tab: folder,
      design: await findDesignToSend(rowIdOf(design), id),
      spot: await findSpotToSend(rowIdOf(spot), id),
      introduction: introduction && new ChatIntroductionTransformer(introduction).toObject(),
      chats: chats.slice(0, page.perPage),
      has_more: chats.length > page.perPage,
      preferences: await findPreferences(id),
    })
  }

  async messages({ inertia }: HttpContext) {
    return inertia.render('chats/messages', {})
  }

  async channels(ctx: HttpContext) {
    const { id } = ctx.auth.getUserOrFail()
    const page = { ...pageRequest(ctx), page: 1 }
    const rows = await listChatChannels(id, page)
    const channels = rows.map((row) => new ChannelTransformer(row).toObject())
    const markets = await listUserMarkets(id)
    const teams = await listTeams(id, { page: 1, perPage: MAX_TEAMS })
    return ctx.inertia.render('chats/channels', {
      channels: channels.slice(0, page.perPage),
      has_more: channels.length > page.perPage,
      markets: markets.map((market) => new MarketTransformer(market).toObject()),
      teams: teams.map((team) => new TeamTransformer(team).toObject()),
    })
  }
}

/** Null unless this person may share it. */
async function findDesignToSend(designId: number | null, userId: number) {
  const designs = await findShowableDesigns(designId ? [designId] : [])
  const design = designs.get(designId ?? 0)
  if (!design || !maySendDesign(design, userId)) return null
  return new DesignCardTransformer(design).toObject()
}

/** Null unless this person sees it in public. */
async function findSpotToSend(spotId: number | null, userId: number) {
  if (spotId === null) return null
  const spots = await listPublicSpots([spotId], undefined, await listHiddenUserIds(userId))
  const spot = spots.get(spotId)
  return spot ? new SpotCardTransformer(spot).toObject() : null
}

function rowIdOf(value: unknown): number | null {
  return typeof value === 'string' && rowId.match.test(value) ? Number(value) : null
}
