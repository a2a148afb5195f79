import { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'

export const UNFINISHED = ['pending', 'processing', 'undoing'] as const

export default class ListingImport extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  @column()
  declare status: 'pending' | 'processing' | 'completed' | 'undoing' | 'undone'

  @column()
  declare format: 'reso' | 'csv'

  /** for prices without a currency */
  @column()
  declare currency: string | null

  @column()
  declare total: number

  /** recent while a worker is on it */
  @column.dateTime()
  declare workedAt: DateTime

  @column.dateTime()
  declare finishedAt: DateTime | null

  @column.dateTime()
  declare createdAt: DateTime
}
