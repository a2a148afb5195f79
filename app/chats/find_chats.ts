import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import Chat from '#app/chats/chat'
import ChatMember from '#app/chats/chat_member'
import type { Folder } from '#app/chats/chat_options'
import type { PageRequest } from '#app/common/http/paginator'

/** One page of a folder plus one row: direct chats and groups by index, few channels sorted in. */
export async function listChats(
  userId: number,
  folder: Folder,
  { page, perPage }: PageRequest
): Promise<ChatMember[]> {
  const skipped = (page - 1) * perPage
  const needed = skipped + perPage + 1
  const { rows } = await db.rawQuery<{ rows: { id: number }[] }>(
    `select id from (
       (select id, chat_id, sorted_at from chat_members
        where user_id = :userId and folder = :folder and not is_channel
        order by sorted_at desc, chat_id desc limit :needed)
       union all
       (select members.id, chat_id, coalesce(chats.last_message_at, members.created_at)
        from chat_members members join chats on chats.id = members.chat_id
        where members.user_id = :userId and folder = :folder and is_channel)
     ) listed
     order by sorted_at desc, chat_id desc offset :skipped limit :limit`,
    { userId, folder, needed, skipped, limit: perPage + 1 }
  )
  const ids = rows.map(({ id }) => id)
  const members = await ChatMember.query().whereIn('id', ids).preload('chat')
  return members.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

export async function listChatIds(userId: number): Promise<number[]> {
  const rows: { chat_id: number }[] = await db
    .from('chat_members')
    .where('user_id', userId)
    .whereNotNull('folder')
    .orderBy('chat_id')
    .select('chat_id')
  return rows.map((row) => row.chat_id)
}

/** People whose chat somebody muted or blocked. */
export async function listMutedPeopleIds(userId: number): Promise<number[]> {
  const { rows } = await db.rawQuery<{ rows: { id: number }[] }>(
    `select other.user_id as id from chat_members mine
     join chats on chats.id = mine.chat_id and chats.direct_key is not null
     join chat_members other on other.chat_id = chats.id and other.user_id <> mine.user_id
     where mine.user_id = ? and (mine.is_muted or mine.is_blocked)`,
    [userId]
  )
  return rows.map(({ id }) => id)
}

/** Whether a user muted or blocked their direct chat with another. */
export async function isSilencedBy(
  userId: number,
  otherId: number,
  trx: TransactionClientContract
): Promise<boolean> {
  const row = await trx
    .from('chat_members')
    .join('chats', 'chats.id', 'chat_members.chat_id')
    .where({ 'chats.direct_key': Chat.directKey(userId, otherId), 'chat_members.user_id': userId })
    .where((either) =>
      either.where('chat_members.is_muted', true).orWhere('chat_members.is_blocked', true)
    )
    .select('chats.id')
    .first()
  return Boolean(row)
}
