import db from '@adonisjs/lucid/services/db'
import type { PageRequest } from '#app/common/http/paginator'
import type { MarketFact } from '#app/places/markets/market_facts'

export interface ChannelRow {
  id: number
  name: string
  description: string | null
  members_count: number
  last_message_at: Date | null
  home_kind: 'team' | 'market'
  home_id: number
  home_name: string
  is_member: boolean
}

/** Channels of a person's teams and markets, most members first. */
export async function listChatChannels(
  userId: number,
  { page, perPage }: PageRequest
): Promise<ChannelRow[]> {
  const { rows } = await db.rawQuery<{ rows: ChannelRow[] }>(
    `with homes as (
       select 'team' as kind, teams.id, teams.name, chats.id as chat_id
       from team_members join teams on teams.id = team_members.team_id
       join chats on chats.team_id = teams.id
       where team_members.user_id = :userId
       union all
       select 'market', markets.id, markets.name, chats.id
       from market_members join markets on markets.id = market_members.market_id
       join chats on chats.market_id = markets.id
       where market_members.user_id = :userId
     )
     select chats.id, chats.name, chats.description, chats.members_count, chats.last_message_at,
       homes.kind as home_kind, homes.id as home_id, homes.name as home_name,
       (own.id is not null and own.state = 'normal') as is_member
     from homes join chats on chats.id = homes.chat_id
     left join chat_members own on own.chat_id = chats.id and own.user_id = :userId
     order by homes.kind desc, homes.name, homes.id, chats.members_count desc, chats.id
     offset :skipped limit :limit`,
    { userId, skipped: (page - 1) * perPage, limit: perPage + 1 }
  )
  return rows
}

/** Where a market's people talk; they open what they may. */
export async function countMarketChannels(marketId: number): Promise<MarketFact[]> {
  const [{ count }]: { count: string }[] = await db
    .from('chats')
    .where('market_id', marketId)
    .count('* as count')
  const amount = Number(count)
  const label = amount === 1 ? 'Channel' : 'Channels'
  return amount ? [{ label, amount, currency: null, href: '/channels' }] : []
}
