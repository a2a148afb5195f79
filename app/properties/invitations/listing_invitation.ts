import { DateTime } from 'luxon'
import { BaseModel, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#app/accounts/user'
import Property from '#app/properties/property'
import { appUrl } from '#config/app'

/** A link that opens a private listing; withdrawing deletes it. */
export default class ListingInvitation extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare propertyId: number

  @column()
  declare invitedByUserId: number | null

  /** for whom, in the owner’s words */
  @column()
  declare label: string | null

  /** where the link was mailed; in lower case */
  @column()
  declare email: string | null

  /** null until it is mailed */
  @column({ serializeAs: null })
  declare tokenHash: string | null

  @column()
  declare visitsCount: number

  @column.dateTime()
  declare lastVisitedAt: DateTime | null

  /** null for a link that lasts */
  @column.dateTime()
  declare expiresAt: DateTime | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime

  @belongsTo(() => Property)
  declare property: BelongsTo<typeof Property>

  @belongsTo(() => User, { foreignKey: 'invitedByUserId' })
  declare invitedBy: BelongsTo<typeof User>

  get isUsable(): boolean {
    return this.expiresAt === null || this.expiresAt > DateTime.now()
  }
}

export function invitationUrl(token: string): string {
  return `${appUrl}/i/${token}`
}
