import { asking } from '#app/kit/calls/asking'
import { answered as answer } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { onceHeaders } from '#app/kit/calls/retry_key'
import { socketHeader } from '#app/realtime/ui/realtime'
import type { AttachedKind } from '#app/chats/messages/message'
import type { Folder } from '#app/chats/ui/chat_types'

const routes = api.api.api

const SENTENCES = { 404: 'This chat was deleted or you’re no longer in it.' }

export interface NewChat {
  user_ids: number[]
  type?: 'direct' | 'group' | 'channel'
  name?: string | null
  description?: string | null
  market_id?: number
  team_id?: number
  property_id?: number | null
}

export interface NewMessage {
  content: string
  client_id: string
  reply_to?: number | null
  attachments?: { kind: AttachedKind; id: number }[]
}

export interface ChatChange {
  name?: string
  description?: string | null
  slow_mode_seconds?: number
}

export interface PreferencesChange {
  shows_presence?: boolean
  sends_read_receipts?: boolean
  sends_push?: boolean
  accepts_known_people?: boolean
  digest?: 'never' | 'hourly' | 'daily'
}

/** Messages older than one, newer than one, or the newest. */
export type MessageWindow = Partial<Record<'before' | 'after' | 'per_page', number>>

/**
 * The chat calls of the wire contract. Each rejects with a `CallFailure` and names this tab's
 * socket, which then gets no event for it.
 */
export const chatApi = {
  unreadCount: () => answered(routes.unreadCounts.show(sent())),
  list: (type: Folder, page: number) =>
    answered(routes.chatFolders.index({ ...sent(), ...asking({ type, page }) })),
  show: (id: number) => answered(routes.chats.show(about(id))),
  start: (chat: NewChat, key: string) =>
    answered(routes.chats.store({ ...sent(onceHeaders(key)), body: chat })),
  update: (id: number, body: ChatChange) => answered(routes.chats.update({ ...about(id), body })),
  remove: (id: number) => answered(routes.chats.destroy(about(id))),
  mute: (id: number, isMuted: boolean) =>
    answered(routes.chatSettings.mute({ ...about(id), body: { is_muted: isMuted } })),
  block: (id: number, isBlocked: boolean) =>
    answered(routes.chatSettings.block({ ...about(id), body: { is_blocked: isBlocked } })),
  read: (id: number, messageId: number) =>
    answered(routes.readings.store({ ...about(id), body: { message_id: messageId } })),
  request: (id: number) => answered(routes.chatRequests.show(about(id))),
  listing: (id: number) => answered(routes.chatRequests.listing(about(id))),
  respond: (id: number, accept: boolean) =>
    answered(routes.chatRequests.respond({ ...about(id), body: { accept } })),

  members: (id: number, page: number) =>
    answered(routes.chatMembers.index({ ...about(id), ...asking({ page }) })),
  addMembers: (id: number, userIds: number[]) =>
    answered(routes.chatMembers.store({ ...about(id), body: { user_ids: userIds } })),
  setRole: (id: number, userId: number, role: 'member' | 'admin') =>
    answered(routes.chatMembers.update({ ...sent(), params: { id, userId }, body: { role } })),
  removeMember: (id: number, userId: number) =>
    answered(routes.chatMembers.destroy({ ...sent(), params: { id, userId } })),
  leave: (id: number) => answered(routes.chatMembers.leave(about(id))),

  messages: (id: number, window: MessageWindow) =>
    answered(routes.messages.index({ ...about(id), ...asking(window) })),
  message: (id: number) => answered(routes.messages.show(about(id))),
  send: (id: number, body: NewMessage) => answered(routes.messages.store({ ...about(id), body })),
  edit: (id: number, content: string) =>
    answered(routes.messages.update({ ...about(id), body: { content } })),
  deleteMessage: (id: number) => answered(routes.messages.destroy(about(id))),
  react: (id: number, emoji: string) =>
    answered(routes.reactions.store({ ...about(id), body: { emoji } })),
  searchMessages: (q: string, page: number, signal?: AbortSignal) =>
    answered(routes.messageSearches.index({ ...sent(), ...asking({ q, page }), signal })),

  channels: (page: number) => answered(routes.channels.index({ ...sent(), ...asking({ page }) })),
  joinChannel: (id: number) => answered(routes.channels.join(about(id))),

  preferences: () => answered(routes.chatPreferences.show(sent())),
  updatePreferences: (body: PreferencesChange) =>
    answered(routes.chatPreferences.update({ ...sent(), body })),

  presences: (userIds: number[]) =>
    answered(routes.presences.index({ ...sent(), ...asking({ user_ids: userIds.join(',') }) })),
  notePresence: () => answered(routes.presences.store(sent())),
}

export type ChatApi = typeof chatApi

/** Callers decide whether to retry. */
function sent(headers: Record<string, string> = {}) {
  return { headers: { ...socketHeader(), ...headers }, retry: 0 }
}

function about(id: number) {
  return { ...sent(), params: { id } }
}

function answered<Answer>(call: PromiseLike<Answer>): Promise<Answer> {
  return answer(call, SENTENCES)
}
