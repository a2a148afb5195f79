import type { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'

/** A photo of a restyled listing. */
export default class RestyleItem extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare restyleId: number

  @column()
  declare position: number

  @column()
  declare roomType: string | null

  /** the listing's photo; null once it was deleted */
  @column()
  declare imageId: number | null

  /** null once it was canceled or deleted */
  @column()
  declare designId: number | null

  @column.dateTime()
  declare canceledAt: DateTime | null
}
