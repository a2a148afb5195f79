/** `ChatMember#sees` in SQL, for `messages` joined with `chat_members`. */
export const VISIBLE_TO_MEMBER = `
  messages.id > chat_members.cleared_message_id
  and messages.id <= coalesce(chat_members.blocked_message_id, messages.id)`
