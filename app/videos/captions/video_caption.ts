import { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'

export default class VideoCaption extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare videoId: number

  /** BCP 47 */
  @column()
  declare language: string

  @column()
  declare label: string

  /** WebVTT */
  @column()
  declare content: string

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime
}
