import { DateTime } from 'luxon'
import { BaseModel, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import Property from '#app/properties/property'

/** A guest's question. It counts once they confirm their address. */
export default class Inquiry extends BaseModel {
  static override table = 'inquiries'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare propertyId: number

  @column()
  declare name: string

  /** in lower case */
  @column()
  declare email: string

  @column()
  declare phone: string | null

  @column()
  declare message: string

  @column.dateTime()
  declare wantsViewingAt: DateTime | null

  /** of the home, if a time is given */
  @column()
  declare timeZone: string | null

  /** null until it is mailed */
  @column({ serializeAs: null })
  declare tokenHash: string | null

  @column.dateTime()
  declare expiresAt: DateTime

  @column.dateTime()
  declare confirmedAt: DateTime | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @belongsTo(() => Property)
  declare property: BelongsTo<typeof Property>

  get isUsable(): boolean {
    return this.expiresAt > DateTime.now()
  }
}
