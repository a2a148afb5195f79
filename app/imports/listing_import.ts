import { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'

export const RUNNING_IMPORT_STATUSES = ['pending', 'processing'] as const
export const UNFINISHED_IMPORT_STATUSES = [...RUNNING_IMPORT_STATUSES, 'undoing'] as const

export default class ListingImport extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  @column()
  declare status: 'pending' | 'processing' | 'completed' | 'cancelled' | 'undoing' | 'undone'

  @column()
  declare format: 'reso' | 'csv'

  /** for prices without a currency */
  @column()
  declare currency: string | null

  /** whether its active listings go public once they're ready */
  @column()
  declare publish: boolean

  @column()
  declare total: number

  @column()
  declare archiveId: number | null

  @column({ prepare: (value: unknown) => JSON.stringify(value) })
  declare notes: string[]

  /** recent while a worker is on it */
  @column.dateTime()
  declare workedAt: DateTime

  @column.dateTime()
  declare finishedAt: DateTime | null

  @column.dateTime()
  declare createdAt: DateTime
}

export function isImportRunning({ status }: Pick<ListingImport, 'status'>): boolean {
  return RUNNING_IMPORT_STATUSES.some((running) => running === status)
}
