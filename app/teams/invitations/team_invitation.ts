import { DateTime } from 'luxon'
import { BaseModel, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#app/accounts/user'
import type { GivenRole } from '#app/teams/team_roles'
import Team from '#app/teams/team'

export const TEAM_INVITATION_DAYS = 7

/** Of the notice that tells the invited person. */
export const invitationGroupKey = (teamId: number) => `team_invitation:${teamId}`

/** One per email address. */
export default class TeamInvitation extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare teamId: number

  /** in lower case */
  @column()
  declare email: string

  @column()
  declare role: GivenRole

  /** null until it is mailed */
  @column({ serializeAs: null })
  declare tokenHash: string | null

  @column()
  declare status: 'open' | 'accepted' | 'declined'

  @column()
  declare invitedByUserId: number | null

  @column.dateTime()
  declare expiresAt: DateTime

  @column.dateTime()
  declare answeredAt: DateTime | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @belongsTo(() => Team)
  declare team: BelongsTo<typeof Team>

  @belongsTo(() => User, { foreignKey: 'invitedByUserId' })
  declare invitedBy: BelongsTo<typeof User>

  get isUsable(): boolean {
    return this.status === 'open' && this.expiresAt > DateTime.now()
  }
}
