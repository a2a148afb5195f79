import type { DateTime } from 'luxon'
import db from '@adonisjs/lucid/services/db'
import { BaseModel, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#app/accounts/models/user'
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

/** What hangs on a message, as the row keeps it; what it refers to is read when it is shown. */
export type StoredAttachment =
  | { kind: 'image'; id: number }
  | { kind: 'property'; id: number }
  | { kind: 'design'; id: number }
  | ({ kind: 'link'; url: string } & LinkPreview)

const toWords = (folded: string | null) =>
  folded === null ? null : db.raw(`to_tsvector('simple', ?)`, [folded])

/**
 * Something said in a chat. Within a chat ids are given in the order of
 * commits (the chat's row is locked), so that whoever knows one may ask for
 * all that came after it.
 */
export default class Message extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare chatId: number

  /** null for a deleted account */
  @column()
  declare userId: number | null

  /** the message before it in the chat, by which a reader notices that one is missing */
  @column()
  declare previousId: number | null

  @column()
  declare type: MessageType

  @column()
  declare content: string

  /** the sender's own name for it, which makes sending it again harmless */
  @column()
  declare clientId: string | null

  @column()
  declare replyToId: number | null

  @column({ prepare: (value: StoredAttachment[]) => JSON.stringify(value) })
  declare attachments: StoredAttachment[]

  /** what search looks in: given as folded text, kept as the words in it */
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
