import type { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Visibility } from '#app/journals/journal_options'

export default class Journal extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  /** never changes, so that links stay valid; nobody can guess it */
  @column()
  declare slug: string

  @column()
  declare title: string

  @column()
  declare description: string

  @column()
  declare visibility: Visibility

  @column()
  declare coverImageId: number | null

  /** when staff removed it from public view, for good */
  @column.dateTime()
  declare takenDownAt: DateTime | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime
}
