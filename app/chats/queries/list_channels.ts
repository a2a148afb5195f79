import db from '@adonisjs/lucid/services/db'
import type { PageRequest } from '#app/common/http/paginator'

export interface ChannelRow {
  id: number
  name: string
  description: string | null
  members_count: number
  last_message_at: Date | null
  market_id: number
  market_name: string
  is_member: boolean
}

/** The channels of the markets that somebody is in, busiest markets' first by members. */
export async function listChannels(
  userId: number,
  { page, perPage }: PageRequest
): Promise<ChannelRow[]> {
  const { rows } = await db.rawQuery<{ rows: ChannelRow[] }>(
    `select chats.id, chats.name, chats.description, chats.members_count, chats.last_message_at,
       markets.id as market_id, markets.name as market_name,
       (own.id is not null and own.state = 'normal') as is_member
     from market_members
     join markets on markets.id = market_members.market_id
     join chats on chats.market_id = markets.id
     left join chat_members own on own.chat_id = chats.id and own.user_id = market_members.user_id
     where market_members.user_id = ?
     order by markets.name, markets.id, chats.members_count desc, chats.id
     offset ? limit ?`,
    [userId, (page - 1) * perPage, perPage + 1]
  )
  return rows
}
