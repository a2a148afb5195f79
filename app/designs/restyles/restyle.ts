import type { DateTime } from 'luxon'
import { BaseModel, column, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import RestyleItem from '#app/designs/restyles/restyle_item'
import type { DesignOptions } from '#app/redesign/design_options'
import type { EngineKind } from '#app/redesign/engine_kind'

/** One look for the photos of a listing. Whether it's done is up to the designs of its items. */
export default class Restyle extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  @column()
  declare propertyId: number

  /** without a room, which each item has its own of */
  @column({ prepare: (value: DesignOptions) => JSON.stringify(value) })
  declare options: DesignOptions

  /** picks the palette and finishes of all items */
  @column()
  declare seed: number

  /** who makes all items; null for whoever usually does */
  @column()
  declare engineKind: EngineKind | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @hasMany(() => RestyleItem, { onQuery: (query) => query.orderBy('position') })
  declare items: HasMany<typeof RestyleItem>
}
