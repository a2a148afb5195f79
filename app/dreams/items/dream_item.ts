import type { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { LinkPreview } from '#app/common/net/link_preview'
import type { ItemKind } from '#app/dreams/dream_options'

/** Something pinned to a board. */
export default class DreamItem extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare dreamId: number

  /** who added it */
  @column()
  declare userId: number

  @column()
  declare kind: ItemKind

  /** a wish or a note, or what is said about the rest */
  @column()
  declare text: string

  /** a note's link to elsewhere */
  @column()
  declare url: string | null

  /** what the linked page says of itself, once it has been fetched */
  @column({ prepare: (preview: LinkPreview | null) => preview && JSON.stringify(preview) })
  declare preview: LinkPreview | null

  @column()
  declare previewImageId: number | null

  @column()
  declare imageId: number | null

  @column()
  declare designId: number | null

  @column()
  declare propertyId: number | null

  @column()
  declare position: number

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime
}
