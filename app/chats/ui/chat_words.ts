import type { AttachedKind } from '#app/chats/messages/message'
import type { Chat, Message, UserCard } from '#app/chats/ui/chat_types'
import { isolated } from '#app/common/text/isolated'
import type { Data } from '#data'

/** The other person of a direct chat; null for groups, channels and deleted accounts. */
export function partnerOf({ type, users }: Chat, ownId: number): UserCard | null {
  if (type !== 'direct') return null
  return users.find(({ id }) => id !== ownId) ?? null
}

export function messageExcerptOf(message: Message, chat: Chat, ownId: number): string {
  const said = messageSummary(message)
  if (message.type === 'system') return said
  if (message.user_id === ownId) return `You: ${said}`
  return chat.type === 'direct' ? said : `${isolated(firstName(message.user?.name))}: ${said}`
}

const ATTACHED_WORDS: Record<AttachedKind, string> = {
  image: 'Photo',
  video: 'Video',
  property: 'Listing',
  spot: 'Spot',
  design: 'Design',
}

/** A message in one line: its text, or the kind of its attachment. */
export function messageSummary(
  message: Pick<Message, 'content' | 'deleted_at' | 'attachments'>
): string {
  if (message.deleted_at) return 'Message deleted'
  if (message.content) return message.content.replace(/\s+/g, ' ')
  const images = message.attachments.filter(({ kind }) => kind === 'image').length
  if (images) return images === 1 ? 'Photo' : `${images} photos`
  const [first] = message.attachments
  if (!first) return ''
  if (first.kind === 'card') return first.card?.title ?? ''
  return first.kind === 'link' ? first.url : ATTACHED_WORDS[first.kind]
}

export function firstName(name: string | undefined | null): string {
  return name?.split(' ')[0] ?? 'Someone'
}

/** "Noah is typing…" */
export function typingWords(names: readonly string[]): string {
  if (names.length === 1) return `${names[0]} is typing…`
  if (names.length === 2) return `${names[0]} and ${names[1]} are typing…`
  return 'Several people are typing…'
}

/** A direct chat is titled by the other person. */
export function chatTitle({ type, name, users }: Data.Chats.Chat, ownId: number): string {
  if (type !== 'direct') return name ?? ''
  return users.find(({ id }) => id !== ownId)?.name ?? 'Deleted account'
}
