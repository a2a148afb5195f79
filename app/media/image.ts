import { DateTime } from 'luxon'
import { BaseModel, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import ImageContent from '#app/media/image_content'
import type { ImagePurpose } from '#app/media/image_purposes'

export default class Image extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  @column()
  declare contentHash: string

  @column()
  declare purpose: ImagePurpose

  @column()
  declare isPrivate: boolean

  @column()
  declare alt: string | null

  /** number of references */
  @column()
  declare uses: number

  /** null while used */
  @column.dateTime()
  declare unusedSince: DateTime | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  /** also updated when its variants change, to invalidate cached pages */
  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime

  @belongsTo(() => ImageContent, { foreignKey: 'contentHash' })
  declare content?: BelongsTo<typeof ImageContent>
}

/** An image whose query preloaded its content: what it takes to show one. */
export type LoadedImage = Image & { content: ImageContent }

export function isLoadedImage(image: Image): image is LoadedImage {
  return Boolean(image.content)
}

/** @throws Error if its query didn't preload the content */
export function loadedImage(image: Image): LoadedImage {
  if (isLoadedImage(image)) return image
  throw new Error(`Image ${image.id} was read without its content`)
}

/** For `preload` and `load` of images that will be shown. */
export function withContent(images: BelongsTo<typeof Image>['builder']): void {
  void images.preload('content')
}

/** Null if it doesn't exist or is someone else's. */
export async function findOwnImage(userId: number, id: number): Promise<LoadedImage | null> {
  const image = await Image.query().where({ id, user_id: userId }).preload('content').first()
  return image && loadedImage(image)
}
