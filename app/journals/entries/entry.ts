import type { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { EntryBody } from '#app/journals/entries/entry_body'
import type { EntryStatus } from '#app/journals/journal_options'

export default class Entry extends BaseModel {
  static table = 'journal_entries'

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare journalId: number

  @column()
  declare title: string

  @column({ prepare: (value: EntryBody | null) => value && JSON.stringify(value) })
  declare body: EntryBody | null

  /** the first words of its body */
  @column()
  declare excerpt: string

  @column()
  declare words: number

  /** which room it is about */
  @column()
  declare room: string | null

  /** its first picture */
  @column()
  declare coverImageId: number | null

  @column()
  declare designId: number | null

  @column()
  declare propertyId: number | null

  @column()
  declare status: EntryStatus

  /** increases with every change of what it says, so that two windows notice each other */
  @column()
  declare version: number

  /** its date; in the future while it is scheduled */
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
