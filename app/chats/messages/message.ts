import type { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { BaseModel, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#app/accounts/user'
import type { CardReference } from '#app/chats/messages/message_cards'
import type { LinkPreview } from '#app/common/net/link_preview'

export const MESSAGE_TYPES = [
  'text',
  'image',
  'video',
  'property',
  'spot',
  'design',
  'system',
] as const
export type MessageType = (typeof MESSAGE_TYPES)[number]

export type StoredAttachment =
  | { kind: 'image'; id: number }
  | { kind: 'video'; id: number }
  | { kind: 'property'; id: number }
  | { kind: 'spot'; id: number }
  | { kind: 'design'; id: number }
  | ({ kind: 'card' } & CardReference)
  | ({ kind: 'link'; url: string } & LinkPreview)

export const ATTACHED_KINDS = ['image', 'video', 'property', 'spot', 'design'] as const
export type AttachedKind = (typeof ATTACHED_KINDS)[number]

export interface AttachmentInput {
  kind: AttachedKind
  id: number
}

export interface MessageInput {
  content?: string | null
  type?: 'text' | AttachedKind
  replyTo?: number | null
  attachments?: AttachmentInput[]
  /** set by modules, never by a request */
  card?: CardReference
  clientId?: string | null
}

const toWords = (text: string | null) => (text === null ? null : db.raw('search_vector(?)', [text]))

/** Ids in a chat follow commit order (its row is locked), so readers can ask for all after one. */
export default class Message extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare chatId: number

  @column()
  declare userId: number | null

  /** the previous message, which lets readers detect a gap */
  @column()
  declare previousId: number | null

  @column()
  declare type: MessageType

  @column()
  declare content: string

  /** set by the client; makes sending idempotent */
  @column()
  declare clientId: string | null

  @column()
  declare replyToId: number | null

  @column({ prepare: (value: StoredAttachment[]) => JSON.stringify(value) })
  declare attachments: StoredAttachment[]

  /** text for the search index */
  @column({ serializeAs: null, prepare: toWords })
  declare words: string | null

  @column.dateTime()
  declare editedAt: DateTime | null

  @column.dateTime()
  declare deletedAt: DateTime | null

  @column.dateTime()
  declare createdAt: DateTime

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => Message, { foreignKey: 'replyToId' })
  declare replyTo: BelongsTo<typeof Message>

  get isDeleted(): boolean {
    return Boolean(this.deletedAt)
  }
}

const WORDS_OF_TYPE: Partial<Record<Message['type'], string>> = {
  image: 'Sent a photo',
  video: 'Sent a video',
  property: 'Sent a listing',
  spot: 'Sent a spot',
  design: 'Sent a design',
}

export function messageWords({ content, type }: Message): string {
  return content || (WORDS_OF_TYPE[type] ?? 'New message')
}

/** The first attachment decides the type. */
export function typeOf(attachments: StoredAttachment[]): MessageType {
  const first = attachments.find(({ kind }) => kind !== 'link')?.kind
  return ATTACHED_KINDS.find((kind) => kind === first) ?? 'text'
}

export function cleanContent(content: string | null | undefined): string {
  return (content ?? '').trim()
}
