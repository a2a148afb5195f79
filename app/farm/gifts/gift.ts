import type { DateTime } from 'luxon'
import { BaseModel, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#app/accounts/user'
import type { GiftKind, GiftStatus } from '#app/farm/gifts/gift_options'

export default class Gift extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @column()
  declare contactId: number | null

  @column()
  declare toName: string | null

  @column()
  declare toEmail: string | null

  @column()
  declare kind: GiftKind

  /** what it cost */
  @column()
  declare coins: number

  @column()
  declare message: string

  /** of its link */
  @column()
  declare token: string

  @column()
  declare status: GiftStatus

  @column({ consume: Number })
  declare holdId: number

  /** for the partner, once claimed */
  @column()
  declare code: string | null

  @column()
  declare claimedById: number | null

  @column.dateTime()
  declare claimedAt: DateTime | null

  @column.dateTime()
  declare expiresAt: DateTime

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  /** Past its day, whether or not the sweep has been there. */
  get isOpen(): boolean {
    return this.status === 'sent' && this.expiresAt.toMillis() > Date.now()
  }

  /**
   * Whether its code or credits are for this person, null for a guest who has the link. What a guest
   * claimed stays with the link, which its sender has, too.
   */
  isClaimedBy(userId: number | null): boolean {
    if (this.status !== 'claimed') return false
    if (this.claimedById === null) return this.code !== null && userId !== this.userId
    return this.claimedById === userId
  }
}
