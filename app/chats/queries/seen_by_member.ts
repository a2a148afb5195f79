/** In SQL what `ChatMember#sees` says: of `messages` those that are there for their joined `chat_members`. */
export const SEEN_BY_MEMBER = `
  messages.id > chat_members.cleared_message_id
  and messages.id <= coalesce(chat_members.blocked_message_id, messages.id)`
