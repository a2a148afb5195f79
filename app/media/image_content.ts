import { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'

/** `new`: file may be missing; `pending`: without variants; `failed`: stays without */
export type ContentStatus = 'new' | 'pending' | 'ready' | 'failed'

export const IMAGE_TYPES = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const
export type ImageExtension = keyof typeof IMAGE_TYPES

export interface Variant {
  file: string
  width: number
  type: (typeof IMAGE_TYPES)[ImageExtension]
  bytes: number
}

/** Shared by everyone who uploaded the same bytes. */
export default class ImageContent extends BaseModel {
  static table = 'image_contents'

  /** hex SHA-256 */
  @column({ isPrimary: true })
  declare hash: string

  /** after rotation */
  @column()
  declare width: number

  @column()
  declare height: number

  @column()
  declare originalFile: string

  @column()
  declare originalBytes: number

  /** data URL */
  @column()
  declare placeholder: string

  @column({ prepare: (value: Variant[]) => JSON.stringify(value) })
  declare variants: Variant[]

  @column()
  declare status: ContentStatus

  @column()
  declare attempts: number

  @column()
  declare error: string | null

  /** set while its files are being deleted */
  @column.dateTime()
  declare removingSince: DateTime | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime
}
