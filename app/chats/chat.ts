import type { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { ActingUser } from '#app/accounts/user'

export const CHAT_TYPES = ['direct', 'group', 'channel'] as const
export type ChatType = (typeof CHAT_TYPES)[number]

/** A direct chat, a group, or a channel of a market or team. */
export default class Chat extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare type: ChatType

  /** null for a direct chat */
  @column()
  declare name: string | null

  @column()
  declare description: string | null

  @column()
  declare createdByUserId: number | null

  /** both ids in order, so that two people have only one chat */
  @column()
  declare directKey: string | null

  /** a channel has this or `teamId` */
  @column()
  declare marketId: number | null

  @column()
  declare teamId: number | null

  @column()
  declare propertyId: number | null

  @column()
  declare lastMessageId: number | null

  @column.dateTime()
  declare lastMessageAt: DateTime | null

  /** without system messages */
  @column()
  declare messagesCount: number

  @column()
  declare membersCount: number

  /** minimum seconds between two messages of one member; 0 is off */
  @column()
  declare slowModeSeconds: number

  @column.dateTime()
  declare createdAt: DateTime

  get isDirect(): boolean {
    return this.type === 'direct'
  }

  get isChannel(): boolean {
    return this.type === 'channel'
  }

  static directKey(a: number, b: number): string {
    return a < b ? `${a}:${b}` : `${b}:${a}`
  }
}

export interface ChatActor extends ActingUser {
  /** socket id of the sending page, which gets no event; null for none */
  socketId: string | null
}
