import type { Chat, Message, UserCard } from '#app/chats/ui/state/types'

/** With whom a direct chat is; null for groups, channels and deleted accounts. */
export function partnerOf({ type, users }: Chat, ownId: number): UserCard | null {
  if (type !== 'direct') return null
  return users.find(({ id }) => id !== ownId) ?? null
}

/** What a row says of the last message. */
export function excerptOf(message: Message, chat: Chat, ownId: number): string {
  const said = saidIn(message)
  if (message.type === 'system') return said
  if (message.user_id === ownId) return `You: ${said}`
  return chat.type === 'direct' ? said : `${firstName(message.user?.name)}: ${said}`
}

/** A message in one line: its words, or what hangs on it. */
export function saidIn(message: Pick<Message, 'content' | 'deleted_at' | 'attachments'>): string {
  if (message.deleted_at) return 'Message deleted'
  if (message.content) return message.content.replace(/\s+/g, ' ')
  const images = message.attachments.filter(({ kind }) => kind === 'image').length
  if (images) return images === 1 ? 'Photograph' : `${images} photographs`
  const [first] = message.attachments
  if (!first) return ''
  return first.kind === 'design' ? 'Design' : 'Listing'
}

export function firstName(name: string | undefined | null): string {
  return name?.split(' ')[0] ?? 'Somebody'
}

/** "Noah is writing", "Noah and Mila are writing". */
export function typingWords(names: readonly string[]): string {
  if (names.length === 1) return `${names[0]} is writing…`
  if (names.length === 2) return `${names[0]} and ${names[1]} are writing…`
  return 'Several people are writing…'
}
