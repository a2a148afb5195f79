import type { DateTime } from 'luxon'
import { BaseModel, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#app/accounts/models/user'
import Chat from './chat.js'

export const FOLDERS = ['chats', 'muted', 'blocked', 'requested'] as const
export type Folder = (typeof FOLDERS)[number]

export type MemberRole = 'member' | 'admin'
export type MemberState = 'normal' | 'requested' | 'declined' | 'left'

/** One person's side of a chat. */
export default class ChatMember extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare chatId: number

  @column()
  declare userId: number

  @column()
  declare isChannel: boolean

  @column()
  declare role: MemberRole

  @column()
  declare state: MemberState

  @column()
  declare isMuted: boolean

  @column()
  declare isBlocked: boolean

  /** deleted for oneself, until something new is said */
  @column()
  declare isHidden: boolean

  /** kept by the database from the columns above; null where no list shows it */
  @column()
  declare folder: Folder | null

  /** of a direct chat or a group; see `unreadIn` */
  @column()
  declare unreadCount: number

  /** of a channel: how many of its messages there were when it was last looked at */
  @column()
  declare readMessagesCount: number

  @column()
  declare readMessageId: number

  /** what was said up to here is gone for this person */
  @column()
  declare clearedMessageId: number

  /** while they block the chat, its newest message at that time: none after it is there for them */
  @column()
  declare blockedMessageId: number | null

  /** where the chat stands in the lists of a direct chat or a group */
  @column.dateTime()
  declare sortedAt: DateTime

  /** when they last wrote here, for slow mode */
  @column.dateTime()
  declare wroteAt: DateTime | null

  @column.dateTime()
  declare declinedAt: DateTime | null

  @column.dateTime()
  declare createdAt: DateTime

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => Chat)
  declare chat: BelongsTo<typeof Chat>

  get isAdmin(): boolean {
    return this.role === 'admin'
  }

  /** Whether the chat is there for them: not left, not declined, not deleted for themselves. */
  get isPresent(): boolean {
    return this.folder !== null
  }

  /** Whether new messages are to reach them. */
  get isListening(): boolean {
    return (this.state === 'normal' || this.state === 'requested') && !this.isBlocked
  }

  /** Whether a message of the chat is there for them. */
  sees(messageId: number): boolean {
    return messageId > this.clearedMessageId && messageId <= (this.blockedMessageId ?? Infinity)
  }

  /** The newest of the chat's messages that can be there for them; 0 where there is none. */
  newestIn(chat: Chat): number {
    return this.blockedMessageId ?? chat.lastMessageId ?? 0
  }

  unreadIn(chat: Chat): number {
    if (!chat.isChannel) return this.unreadCount
    if (this.isMuted || this.isBlocked) return 0
    return Math.max(0, chat.messagesCount - this.readMessagesCount)
  }
}
