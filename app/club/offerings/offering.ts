import type { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { OfferingKind, OfferingStatus } from '#app/club/offerings/offering_options'

const toNumber = (value: string | null) => (value === null ? null : Number(value))

export default class Offering extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  @column()
  declare marketId: number | null

  /** never changes, so that links stay valid; nobody can guess it */
  @column()
  declare slug: string

  @column()
  declare title: string

  @column()
  declare description: string

  @column()
  declare kind: OfferingKind

  /** major units; null if it is for coin only */
  @column({ consume: toNumber })
  declare price: number | null

  @column()
  declare currency: string | null

  /** null if it is for money only */
  @column()
  declare coinPrice: number | null

  @column()
  declare status: OfferingStatus

  @column.dateTime()
  declare publishedAt: DateTime | null

  /** when staff removed it from public view, for good */
  @column.dateTime()
  declare takenDownAt: DateTime | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime
}
