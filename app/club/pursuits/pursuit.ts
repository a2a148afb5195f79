import type { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { ActingUser } from '#app/accounts/user'
import type { PursuitStage } from '#app/club/pursuits/pursuit_options'

/** A home on a board. */
export default class Pursuit extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare boardId: number

  /** null once the listing is deleted */
  @column()
  declare propertyId: number | null

  @column()
  declare stage: PursuitStage

  /** in its stage, from 0 on without gaps */
  @column()
  declare position: number

  @column()
  declare note: string | null

  /** who wrote the note last; null without an account */
  @column()
  declare noteUserId: number | null

  @column.dateTime()
  declare notedAt: DateTime | null

  /** 1 to 5 */
  @column()
  declare rating: number | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime
}

export interface PursuitActor extends ActingUser {
  /** of the page that sent it, which gets no event; null for none */
  socketId: string | null
}
