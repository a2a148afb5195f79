import { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'

export interface ArchivedFile {
  /** its path in the ZIP file */
  name: string
  /** what it is stored as; null if it was too large */
  file: string | null
}

const json = { prepare: (value: unknown) => value && JSON.stringify(value) }

/** A person's ZIP file, unpacked. */
export default class ImportArchive extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  /** null once the account is deleted */
  @column()
  declare userId: number | null

  /** folder of its files */
  @column()
  declare token: string

  @column()
  declare status: 'receiving' | 'ready' | 'dropping'

  @column(json)
  declare photos: ArchivedFile[]

  /** the listings, if it holds them too */
  @column(json)
  declare list: ArchivedFile | null

  /** files that are neither */
  @column()
  declare others: number

  @column.dateTime()
  declare createdAt: DateTime
}
