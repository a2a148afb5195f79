import { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'

export type ExportStatus = 'pending' | 'ready' | 'failed' | 'expired'

export default class AccountExport extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  @column()
  declare status: ExportStatus

  /** the file's name in storage */
  @column({ serializeAs: null })
  declare file: string

  @column({ consume: (value: string | null) => (value === null ? null : Number(value)) })
  declare bytes: number | null

  @column.dateTime()
  declare expiresAt: DateTime

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime

  get isDownloadable(): boolean {
    return this.status === 'ready' && this.expiresAt > DateTime.now()
  }
}
