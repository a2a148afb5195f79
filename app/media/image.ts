import { DateTime } from 'luxon'
import {
  BaseModel,
  beforeFetch,
  beforeFind,
  beforePaginate,
  belongsTo,
  column,
} from '@adonisjs/lucid/orm'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import ImageContent from '#app/media/image_content'
import type { ImagePurpose } from '#app/media/image_purposes'

type ImageQuery = ModelQueryBuilderContract<typeof Image>

/** Always loads its content. */
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
  declare content: BelongsTo<typeof ImageContent>

  @beforeFind()
  static withContent(query: ImageQuery) {
    query.preload('content')
  }

  @beforeFetch()
  static withContents(query: ImageQuery) {
    query.preload('content')
  }

  @beforePaginate()
  static withPagedContents([, query]: [ImageQuery, ImageQuery]) {
    query.preload('content')
  }
}

/** Null if it doesn't exist or is someone else's. */
export function findOwnImage(userId: number, id: number): Promise<Image | null> {
  return Image.query().where({ id, user_id: userId }).first()
}
