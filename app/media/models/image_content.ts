import { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'

/**
 * `new`: claimed by an upload whose file may not be there yet; `pending`: the
 * original is there, its variants are not; `failed`: it has to do without.
 */
export type ContentStatus = 'new' | 'pending' | 'ready' | 'failed'

export const IMAGE_TYPES = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const
export type ImageExtension = keyof typeof IMAGE_TYPES

/** One file of a picture in one width and one format. */
export interface Variant {
  file: string
  width: number
  type: (typeof IMAGE_TYPES)[ImageExtension]
  bytes: number
}

/** The files of a picture, shared by everybody who uploaded the same bytes. */
export default class ImageContent extends BaseModel {
  static table = 'image_contents'

  /** SHA-256 in hexadecimal; part of every address */
  @column({ isPrimary: true })
  declare hash: string

  /** of the original, upright */
  @column()
  declare width: number

  @column()
  declare height: number

  @column()
  declare originalFile: string

  @column()
  declare originalBytes: number

  /** data URL of a few hundred bytes */
  @column()
  declare placeholder: string

  @column({ prepare: (value: Variant[]) => JSON.stringify(value) })
  declare variants: Variant[]

  @column()
  declare status: ContentStatus

  /** how often making the variants was begun */
  @column()
  declare attempts: number

  @column()
  declare error: string | null

  /** set while its files are being deleted: nobody may use them any more */
  @column.dateTime()
  declare removingSince: DateTime | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime
}
