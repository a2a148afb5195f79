import type { MessageType, StoredAttachment } from '#app/chats/models/message'

/** What somebody hangs on a message. */
export type AttachmentInput = { kind: 'image'; id: number } | { kind: 'property'; id: number }

export interface MessageInput {
  content?: string | null
  type?: 'text' | 'image' | 'property'
  replyTo?: number | null
  attachments?: AttachmentInput[]
  clientId?: string | null
}

/** What a message is, from what hangs on it. */
export function typeOf(attachments: StoredAttachment[]): MessageType {
  return attachments.find(({ kind }) => kind !== 'link')?.kind === 'image'
    ? 'image'
    : attachments.some(({ kind }) => kind === 'property')
      ? 'property'
      : 'text'
}

/** As it is kept: no zero bytes, which PostgreSQL refuses, and no empty lines around it. */
export function cleanContent(content: string | null | undefined): string {
  return (content ?? '').toWellFormed().replaceAll('\0', '').trim()
}
