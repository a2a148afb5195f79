import type { DateTime } from 'luxon'
import { BaseModel, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#app/accounts/user'
import Chat from '#app/chats/chat'
import type { Folder } from '#app/chats/chat_options'

export type MemberRole = 'member' | 'admin'
export type MemberState = 'normal' | 'requested' | 'declined' | 'left'

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

  @column()
  declare isHidden: boolean

  /** computed by the database; null if no list shows it */
  @column()
  declare folder: Folder | null

  @column()
  declare unreadCount: number

  /** for channels: the message count when last read */
  @column()
  declare readMessagesCount: number

  @column()
  declare readMessageId: number

  @column()
  declare clearedMessageId: number

  /** newest message when they blocked the chat; they see none after it */
  @column()
  declare blockedMessageId: number | null

  @column.dateTime()
  declare sortedAt: DateTime

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

  get isPresent(): boolean {
    return this.folder !== null
  }

  get isListening(): boolean {
    return (this.state === 'normal' || this.state === 'requested') && !this.isBlocked
  }

  sees(messageId: number): boolean {
    return messageId > this.clearedMessageId && messageId <= (this.blockedMessageId ?? Infinity)
  }

  /** Newest message this person can see; 0 for none. */
  newestIn(chat: Chat): number {
    return this.blockedMessageId ?? chat.lastMessageId ?? 0
  }

  unreadIn(chat: Chat): number {
    if (!chat.isChannel) return this.unreadCount
    if (this.isMuted || this.isBlocked) return 0
    return Math.max(0, chat.messagesCount - this.readMessagesCount)
  }
}
