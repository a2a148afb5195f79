import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/user'
import type Chat from '#app/chats/chat'
import type ChatMember from '#app/chats/chat_member'
import Message from '#app/chats/messages/message'
import Market from '#app/places/markets/market'
import { listMessageViews, type MessageView } from '#app/chats/messages/list_message_views'

/** A channel may have thousands. */
const MAX_LISTED_USERS = 50

export interface ChatView {
  chat: Chat
  member: ChatMember
  mutedByOther: { userId: number; isMuted: boolean }[]
  users: User[]
  isAccepted: boolean
  leftUserIds: number[]
  reads: { userId: number; messageId: number }[]
  lastMessage: MessageView | null
  market: Market | null
}

interface NamedMemberRow {
  chat_id: number
  user_id: number
  state: ChatMember['state']
  read_message_id: number
  is_muted: boolean
  sends_read_receipts: boolean | null
}

/**
 * Chats as these members see them, in the same order, in a fixed number of queries.
 * @param members with their `chat`
 */
export async function listChatViews(
  members: ChatMember[],
  client?: TransactionClientContract
): Promise<ChatView[]> {
  if (!members.length) return []
  const rows = await readMembers(members, client)
  const users = await readUsers(members, rows, client)
  const lastMessages = await readLastMessages(members, client)
  const markets = await readMarkets(members, client)
  const silent = await readSilent(members, client)

  return members.map((member) => {
    const { chat, userId } = member
    const own = rows.get(chat.id) ?? []
    const named = own.filter((row) => row.state !== 'left' && row.user_id !== userId)
    return {
      chat,
      member,
      mutedByOther: chat.isDirect ? named.map(mutingOf) : [],
      users: [userId, ...named.map((row) => row.user_id)].flatMap((id) => users.get(id) ?? []),
      isAccepted: chat.isDirect
        ? own.every(({ state }) => state === 'normal')
        : member.state === 'normal',
      leftUserIds: own.filter(({ state }) => state === 'left').map((row) => row.user_id),
      reads: silent.has(userId) ? [] : named.flatMap(readOf),
      lastMessage: lastMessageFor(member, lastMessages),
      market: markets.get(chat.marketId ?? 0) ?? null,
    }
  })
}

export async function findChatView(
  member: ChatMember,
  client?: TransactionClientContract
): Promise<ChatView> {
  const [view] = await listChatViews([member], client)
  return view
}

function lastMessageFor(
  member: ChatMember,
  messages: Map<number, MessageView>
): MessageView | null {
  const id = member.newestIn(member.chat)
  return member.isPresent && member.sees(id) ? (messages.get(id) ?? null) : null
}

function mutingOf(row: NamedMemberRow) {
  return { userId: row.user_id, isMuted: row.is_muted }
}

/** A pending request sends no receipts. */
function readOf(row: NamedMemberRow) {
  if (row.sends_read_receipts === false || row.state !== 'normal' || !row.read_message_id) return []
  return [{ userId: row.user_id, messageId: row.read_message_id }]
}

async function readMembers(
  members: ChatMember[],
  client?: TransactionClientContract
): Promise<Map<number, NamedMemberRow[]>> {
  const { rows } = await (client ?? db).rawQuery<{ rows: NamedMemberRow[] }>(
    `select named.*, preferences.sends_read_receipts
     from unnest(?::integer[]) wanted(chat_id)
     cross join lateral (
       (select chat_id, user_id, state, read_message_id, is_muted from chat_members
        where chat_id = wanted.chat_id and state <> 'left' order by id limit ?)
       union all
       (select chat_id, user_id, state, read_message_id, is_muted from chat_members
        where chat_id = wanted.chat_id and state = 'left' order by id limit ?)
     ) named
     left join chat_preferences preferences on preferences.user_id = named.user_id`,
    [[...new Set(members.map(({ chatId }) => chatId))], MAX_LISTED_USERS, MAX_LISTED_USERS]
  )
  return Map.groupBy(rows, (row) => row.chat_id)
}

async function readUsers(
  members: ChatMember[],
  rows: Map<number, NamedMemberRow[]>,
  client?: TransactionClientContract
): Promise<Map<number, User>> {
  const named = [...rows.values()].flat().map((row) => row.user_id)
  const ids = [...new Set([...named, ...members.map(({ userId }) => userId)])]
  const users = await User.query({ client }).whereIn('id', ids)
  return new Map(users.map((user) => [user.id, user]))
}

/** Readers who turned receipts off. */
async function readSilent(
  members: ChatMember[],
  client?: TransactionClientContract
): Promise<Set<number>> {
  const rows: { user_id: number }[] = await (client ?? db)
    .from('chat_preferences')
    .whereIn('user_id', [...new Set(members.map(({ userId }) => userId))])
    .where('sends_read_receipts', false)
    .select('user_id')
  return new Set(rows.map((row) => row.user_id))
}

async function readLastMessages(
  members: ChatMember[],
  client?: TransactionClientContract
): Promise<Map<number, MessageView>> {
  const ids = [...new Set(members.map((member) => member.newestIn(member.chat)))]
  if (!ids.length) return new Map()
  const views = await listMessageViews(await Message.query({ client }).whereIn('id', ids), client)
  return new Map(views.map((view) => [view.message.id, view]))
}

async function readMarkets(
  members: ChatMember[],
  client?: TransactionClientContract
): Promise<Map<number, Market>> {
  const ids = [...new Set(members.flatMap(({ chat }) => chat.marketId ?? []))]
  if (!ids.length) return new Map()
  const markets = await Market.query({ client }).whereIn('id', ids)
  return new Map(markets.map((market) => [market.id, market]))
}
