import type { DateTime } from 'luxon'
import { BaseModel, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#app/accounts/user'
import type { ReferralDeed, ReferralStatus, Suspicion } from '#app/referrals/referral_options'

export default class Referral extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare referrerId: number

  /** who joined; null once they deleted their account */
  @column()
  declare userId: number | null

  @column()
  declare status: ReferralStatus

  @column()
  declare suspicion: Suspicion | null

  /** the first real thing they did */
  @column()
  declare deed: ReferralDeed | null

  /** of the rewarded address */
  @column({ serializeAs: null })
  declare emailHash: string | null

  @column.dateTime()
  declare rewardedAt: DateTime | null

  /** staff */
  @column()
  declare decidedById: number | null

  @column.dateTime()
  declare decidedAt: DateTime | null

  @column.dateTime()
  declare joinedAt: DateTime

  @belongsTo(() => User, { foreignKey: 'referrerId' })
  declare referrer: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'userId' })
  declare user: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'decidedById' })
  declare decidedBy: BelongsTo<typeof User>
}
