import db from '@adonisjs/lucid/services/db'
import ChatMember, { type Folder } from '#app/chats/models/chat_member'
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
