import type { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'

/** The database maintains its counts, see `0111_count_spots`. */
export default class Spot extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  /** the team that its author worked in when it was made */
  @column()
  declare teamId: number | null

  @column()
  declare walkthroughId: number | null

  @column()
  declare propertyId: number | null

  /** never changes, so that links stay valid */
  @column()
  declare slug: string

  @column()
  declare caption: string

  /** of its caption, as `tagKey` makes them */
  @column()
  declare tags: string[]

  @column()
  declare placeName: string | null

  @column()
  declare latitude: number | null

  @column()
  declare longitude: number | null

  @column()
  declare status: 'draft' | 'publish'

  /** increases with every change to the public page */
  @column()
  declare version: number

  /** of its first publication; never changes, because lists are ordered by it */
  @column.dateTime()
  declare publishedAt: DateTime | null

  /** when staff removed it from public view, for good */
  @column.dateTime()
  declare takenDownAt: DateTime | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime

  get isPublished(): boolean {
    return this.status === 'publish'
  }
}
