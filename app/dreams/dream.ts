import type { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { DreamVisibility } from '#app/dreams/dream_options'
import type { SearchQuery } from '#app/search/search_query'

/** A board of somebody's dream home. Its owner is one of its members. */
export default class Dream extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  @column()
  declare title: string

  @column()
  declare description: string

  @column()
  declare visibility: DreamVisibility

  /** of its link, while it has one */
  @column({ serializeAs: null })
  declare linkToken: string | null

  /** as `canonicalQuery` makes it */
  @column({ prepare: (query: SearchQuery | null) => query && JSON.stringify(query) })
  declare criteria: SearchQuery | null

  /** homes listed since then are new */
  @column.dateTime()
  declare criteriaSince: DateTime | null

  /** when its members were last told of new matches */
  @column.dateTime()
  declare matchesToldAt: DateTime | null

  @column()
  declare coverItemId: number | null

  /** increases with every change, also to its items and votes */
  @column()
  declare version: number

  /** when staff made it private, for good */
  @column.dateTime()
  declare takenDownAt: DateTime | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime
}
