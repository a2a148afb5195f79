import { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { FarmCorner } from '#app/farm/farm_options'
import { polygonText } from '#app/search/search_area'

/** A part of the map. The database keeps which contacts are inside. */
export default class FarmArea extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare farmId: number

  @column()
  declare name: string

  @column({ prepare: (corners: FarmCorner[]) => JSON.stringify(corners) })
  declare corners: FarmCorner[]

  /** the corners as the database compares them; set with them */
  @column()
  declare outline: string

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime

  draw(corners: FarmCorner[]): this {
    this.corners = corners
    this.outline = polygonText(pointsOf(corners))
    return this
  }
}

export function pointsOf(corners: readonly FarmCorner[]) {
  return corners.map(([longitude, latitude]) => ({ latitude, longitude }))
}
