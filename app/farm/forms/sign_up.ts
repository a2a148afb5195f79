import { DateTime } from 'luxon'
import { BaseModel, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import FarmForm from '#app/farm/forms/farm_form'

/** Somebody filled in a form. It counts once they confirm their address. */
export default class SignUp extends BaseModel {
  static override table = 'farm_sign_ups'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare formId: number

  @column()
  declare contactId: number

  /** it goes again if they never confirm */
  @column()
  declare isNewContact: boolean

  @column()
  declare name: string

  /** that confirms, in lower case; null for some of before it was kept */
  @column()
  declare email: string | null

  /** they chose that their clicks are known */
  @column()
  declare showsClicks: boolean

  /** null until it is mailed */
  @column({ serializeAs: null })
  declare tokenHash: string | null

  @column.dateTime()
  declare expiresAt: DateTime

  @column.dateTime()
  declare confirmedAt: DateTime | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @belongsTo(() => FarmForm, { foreignKey: 'formId' })
  declare form: BelongsTo<typeof FarmForm>

  get isUsable(): boolean {
    return this.expiresAt > DateTime.now()
  }
}
