import type { MessageType, StoredAttachment } from '#app/chats/models/message'

/** What somebody hangs on a message. */
export interface AttachmentInput {
  kind: AttachedKind
  id: number
}

export const ATTACHED_KINDS = ['image', 'property', 'design'] as const
export type AttachedKind = (typeof ATTACHED_KINDS)[number]

export interface MessageInput {
  content?: string | null
  type?: 'text' | AttachedKind
  replyTo?: number | null
  attachments?: AttachmentInput[]
  clientId?: string | null
}

/** What a message is, from what hangs on it: what comes first says it. */
export function typeOf(attachments: StoredAttachment[]): MessageType {
  const first = attachments.find(({ kind }) => kind !== 'link')?.kind
  return ATTACHED_KINDS.find((kind) => kind === first) ?? 'text'
}

/** As it is kept: without empty lines around it. */
export function cleanContent(content: string | null | undefined): string {
  return (content ?? '').trim()
}
