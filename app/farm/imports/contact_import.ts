import type { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'

export const RUNNING_CONTACT_IMPORT_STATUSES = ['pending', 'processing'] as const
export const UNFINISHED_CONTACT_IMPORT_STATUSES = [
  ...RUNNING_CONTACT_IMPORT_STATUSES,
  'undoing',
] as const

/** A file of contacts or leads and how far it is. */
export default class ContactImport extends BaseModel {
  static override table = 'farm_imports'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare farmId: number

  /** whose leads its rows become; null for contacts of the farm */
  @column()
  declare leadOwnerId: number | null

  @column()
  declare status: 'pending' | 'processing' | 'completed' | 'cancelled' | 'undoing' | 'undone'

  @column()
  declare fileName: string

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
