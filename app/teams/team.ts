import { DateTime } from 'luxon'
import { BaseModel, beforeSave, column } from '@adonisjs/lucid/orm'
import { foldText } from '#app/common/text/fold_text'
import type { TeamType } from '#app/teams/team_options'

export const DOMAIN_STATUSES = ['none', 'pending', 'verified'] as const
export type DomainStatus = (typeof DOMAIN_STATUSES)[number]

/** The database maintains the counts. */
export default class Team extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  /** always lower case; people and teams share one namespace */
  @column()
  declare handle: string

  @column()
  declare name: string

  /** for searches */
  @column({ serializeAs: null })
  declare foldedName: string

  @column()
  declare type: TeamType

  /** in lower case, without scheme or port */
  @column()
  declare domain: string | null

  @column()
  declare domainStatus: DomainStatus

  /** published by the domain's owner as proof */
  @column({ serializeAs: null })
  declare domainToken: string | null

  @column.dateTime()
  declare domainCheckedAt: DateTime | null

  @column.dateTime()
  declare domainFailingSince: DateTime | null

  @column({ serializeAs: null })
  declare photoImageId: number | null

  @column()
  declare photoUrl: string | null

  @column()
  declare membersCount: number

  @column()
  declare followersCount: number

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime

  @beforeSave()
  static foldName(team: Team) {
    if (team.$dirty.name !== undefined) team.foldedName = foldText(team.name)
  }
}
