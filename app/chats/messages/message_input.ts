import type { MessageType, StoredAttachment } from '#app/chats/messages/message'
import type { CardReference } from '#app/chats/messages/message_cards'

export interface AttachmentInput {
  kind: AttachedKind
  id: number
}

export const ATTACHED_KINDS = ['image', 'video', 'property', 'spot', 'design'] as const
export type AttachedKind = (typeof ATTACHED_KINDS)[number]

export interface MessageInput {
  content?: string | null
  type?: 'text' | AttachedKind
  replyTo?: number | null
  attachments?: AttachmentInput[]
  /** set by modules, never by a request */
  card?: CardReference
  clientId?: string | null
}

/** The first attachment decides the type. */
export function typeOf(attachments: StoredAttachment[]): MessageType {
  const first = attachments.find(({ kind }) => kind !== 'link')?.kind
  return ATTACHED_KINDS.find((kind) => kind === first) ?? 'text'
}

export function cleanContent(content: string | null | undefined): string {
  return (content ?? '').trim()
}
