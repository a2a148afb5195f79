import { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { ContactFilter } from '#app/farm/farm_options'

/** A saved filter of contacts. */
export default class FarmSegment extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare farmId: number

  @column()
  declare name: string

  /** as `contactFilter` writes it */
  @column({ prepare: (filter: ContactFilter) => JSON.stringify(filter) })
  declare filter: ContactFilter

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime
}
