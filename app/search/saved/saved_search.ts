import type { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { ChosenFrequency, Frequency } from '#app/search/saved/saved_search_options'
import type { SearchQuery } from '#app/search/search_query'

/** Belongs to an account, or to an email address without one. */
export default class SavedSearch extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number | null

  @column()
  declare email: string | null

  @column()
  declare name: string

  /** as `canonicalQuery` makes it */
  @column({ prepare: (query: SearchQuery) => JSON.stringify(query) })
  declare query: SearchQuery

  @column()
  declare frequency: Frequency

  @column()
  declare isPaused: boolean

  /** null until the guest confirms the address */
  @column.dateTime()
  declare confirmedAt: DateTime | null

  /** when the person last viewed its matches */
  @column.dateTime()
  declare seenAt: DateTime

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime

  get chosenFrequency(): ChosenFrequency {
    return this.isPaused ? 'never' : this.frequency
  }

  choose(frequency: ChosenFrequency): void {
    this.isPaused = frequency === 'never'
    if (frequency !== 'never') this.frequency = frequency
  }
}
