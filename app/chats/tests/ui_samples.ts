import type { Chat, Message, UserCard } from '#app/chats/ui/chat_types'

export const ME = 1
export const NOAH = 2

export function person(id: number, name = `Person ${id}`): UserCard {
  return { id, handle: `p${id}`, name, type: 'member', avatar: null, is_verified: false }
}

export function message(id: number, given: Partial<Message> = {}): Message {
  return {
    id,
    chat_id: 7,
    user_id: NOAH,
    user: person(NOAH, 'Noah Berg'),
    previous_id: id > 1 ? id - 1 : null,
    type: 'text',
    content: `message ${id}`,
    client_id: null,
    reply_to: null,
    reactions: [],
    attachments: [],
    is_partial: false,
    edited_at: null,
    deleted_at: null,
    created_at: new Date(Date.UTC(2026, 2, 1, 12, 0, id)).toISOString(),
    ...given,
  }
}

export function messages(from: number, to: number): Message[] {
  return Array.from({ length: to - from + 1 }, (_, index) => message(from + index))
}

export function chat(id: number, given: Partial<Chat> = {}): Chat {
  return {
    id,
    type: 'direct',
    name: null,
    description: null,
    users: [person(ME), person(NOAH, 'Noah Berg')],
    accepted: true,
    created_by_user_id: NOAH,
    last_message: null,
    last_message_at: null,
    created_at: new Date(Date.UTC(2026, 2, 1, 10, 0, id)).toISOString(),
    messages: [],
    unread_count: 0,
    chat_settings: [{ user_id: ME, is_muted: false, is_blocked: false }],
    left_by_users: [],
    folder: 'chats',
    role: 'member',
    members_count: 2,
    slow_mode_seconds: 0,
    property_id: null,
    market: null,
    read_message_id: 0,
    reads: [],
    ...given,
  }
}

export function page<Item>(data: Item[], hasMore = false) {
  return {
    data,
    current_page: 1,
    per_page: 20,
    next_page_url: hasMore ? '/next' : null,
    prev_page_url: null,
  }
}
