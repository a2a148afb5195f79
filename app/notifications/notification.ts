import type { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { NotificationWords } from '#app/notifications/notification_kinds'

/** One notice, or several of a group merged while unread. */
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

  /** a path on this site */
  @column()
  declare url: string

  /** with `aboutId`, what it is about, if that has a picture */
  @column()
  declare aboutOf: string | null

  @column()
  declare aboutId: number | null

  /** false if it is only mailed or pushed */
  @column()
  declare isInApp: boolean

  /** included in the next mail of this kind unless read by then */
  @column()
  declare isMailPending: boolean

  /** when it last happened */
  @column.dateTime()
  declare happenedAt: DateTime

  @column.dateTime()
  declare readAt: DateTime | null

  @column.dateTime()
  declare createdAt: DateTime
}
