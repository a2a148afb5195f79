import { DateTime } from 'luxon'
import { BaseModel, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#app/accounts/user'
import type { Evidence, ReportReason, ReportStatus } from '#app/moderation/report_options'

export default class Report extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare reporterId: number | null

  /** the person responsible for the subject */
  @column()
  declare reportedUserId: number | null

  /** a type declared by a module: `user`, `message` */
  @column()
  declare subjectType: string

  @column()
  declare subjectId: number

  @column()
  declare reason: ReportReason

  @column()
  declare note: string | null

  /** snapshot of the subject when it was reported */
  @column({ prepare: (value: Evidence) => JSON.stringify(value) })
  declare evidence: Evidence

  @column()
  declare status: ReportStatus

  @column()
  declare resolvedById: number | null

  @column()
  declare resolutionNote: string | null

  @column.dateTime()
  declare resolvedAt: DateTime | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @belongsTo(() => User, { foreignKey: 'reporterId' })
  declare reporter: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'reportedUserId' })
  declare reportedUser: BelongsTo<typeof User>

  @belongsTo(() => User, { foreignKey: 'resolvedById' })
  declare resolvedBy: BelongsTo<typeof User>
}
