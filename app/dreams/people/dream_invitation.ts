import type { DateTime } from 'luxon'
import { BaseModel, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#app/accounts/user'
import Dream from '#app/dreams/dream'

/** For whoever has the email address, once they have verified it. One per board and address. */
export default class DreamInvitation extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare dreamId: number

  /** in lower case */
  @column()
  declare email: string

  @column()
  declare invitedByUserId: number | null

  @column.dateTime()
  declare expiresAt: DateTime

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @belongsTo(() => Dream)
  declare dream: BelongsTo<typeof Dream>

  @belongsTo(() => User, { foreignKey: 'invitedByUserId' })
  declare invitedBy: BelongsTo<typeof User>
}
