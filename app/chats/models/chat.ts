import type { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'

export const CHAT_TYPES = ['direct', 'group', 'channel'] as const
export type ChatType = (typeof CHAT_TYPES)[number]

/** A conversation: of two people, of a group, or of a market's channel that its members may join. */
export default class Chat extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare type: ChatType

  /** null for a direct one, which is named after whom it is with */
  @column()
  declare name: string | null

  @column()
  declare description: string | null

  @column()
  declare createdByUserId: number | null

  /** both people's ids in order, so that the database holds one chat for two */
  @column()
  declare directKey: string | null

  @column()
  declare marketId: number | null

  /** the listing that somebody asked about when this began */
  @column()
  declare propertyId: number | null

  @column()
  declare lastMessageId: number | null

  @column.dateTime()
  declare lastMessageAt: DateTime | null

  /** without those that the system wrote */
  @column()
  declare messagesCount: number

  @column()
  declare membersCount: number

  /** how long a member waits between two messages; 0 is not at all */
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
