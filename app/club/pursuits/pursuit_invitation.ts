import type { DateTime } from 'luxon'
import { BaseModel, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/user'

/** To share a board: for a person, or for whoever has verified an email address. One per board. */
export default class PursuitInvitation extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare boardId: number

  /** null if an email address is invited */
  @column()
  declare userId: number | null

  /** in lower case; null if a person is invited */
  @column()
  declare email: string | null

  @column()
  declare invitedByUserId: number

  @column.dateTime()
  declare expiresAt: DateTime

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'invitedByUserId' })
  declare invitedBy: BelongsTo<typeof User>
}

/** Open ones to somebody or to their address. */
export function invitationsTo({ id, email }: User, client?: TransactionClientContract) {
  return PursuitInvitation.query({ client })
    .where((to) => void to.where('user_id', id).orWhere('email', email))
    .whereNot('invited_by_user_id', id)
    .where('expires_at', '>', new Date())
}
