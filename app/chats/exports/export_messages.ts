import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type { ExportedPart } from '#app/accounts/registry/export_parts'

/** The person's own messages, chats and preferences; not what others wrote to them. */
export async function exportMessages({ id }: User): Promise<ExportedPart> {
  const { rows } = await db.rawQuery<{ rows: object[] }>(
    `select c.type as chat_type,
       coalesce(c.name, (select string_agg('@' || u.handle, ', ') from chat_members m
                         join users u on u.id = m.user_id
                         where m.chat_id = c.id and m.user_id <> :id)) as chat,
       s.content, s.attachments, s.created_at, s.edited_at
     from messages s join chats c on c.id = s.chat_id
     where s.user_id = :id and s.deleted_at is null order by s.id`,
    { id }
  )
  return { data: rows }
}
