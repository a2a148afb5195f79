import db from '@adonisjs/lucid/services/db'

/** `ChatMember#sees` in SQL, for `messages` joined with `chat_members`. */
export const VISIBLE_TO_MEMBER = `
  messages.id > chat_members.cleared_message_id
  and messages.id <= coalesce(chat_members.blocked_message_id, messages.id)`

const LINKS = {
  designs: ['message_designs', 'design_id'],
  videos: ['message_videos', 'video_id'],
} as const

/** A query for messages in which the owner of a design or video sent it to this person. */
export function sentTo(userId: number, table: keyof typeof LINKS) {
  const [links, key] = LINKS[table]
  return db
    .from(table)
    .join(links, `${links}.${key}`, `${table}.id`)
    .join('messages', 'messages.id', `${links}.message_id`)
    .join('chat_members', 'chat_members.chat_id', 'messages.chat_id')
    .whereColumn('messages.user_id', `${table}.user_id`)
    .where('chat_members.user_id', userId)
    .whereNotNull('chat_members.folder')
    .whereRaw(VISIBLE_TO_MEMBER)
    .select('messages.id')
}
