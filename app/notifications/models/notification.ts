import type { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { NotificationWords } from '#app/notifications/registry/notification_kinds'

/** One notice, or several of a group that were unread at the same time. */
export default class Notification extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  @column()
  declare kind: string

  @column()
  declare groupKey: string

  @column()
  declare words: NotificationWords

  /** a path of this site */
  @column()
  declare url: string

  /** false for one that only goes out by mail or push */
  @column()
  declare isInApp: boolean

  /** the next mail of this kind tells of it, unless it is read by then */
  @column()
  declare isMailPending: boolean

  /** when it happened last */
  @column.dateTime()
  declare happenedAt: DateTime

  @column.dateTime()
  declare readAt: DateTime | null

  @column.dateTime()
  declare createdAt: DateTime
}
