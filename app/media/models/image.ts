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
import ImageContent from './image_content.js'

/** What a picture is uploaded for. */
export const IMAGE_PURPOSES = ['property', 'avatar', 'design', 'chat'] as const
export type ImagePurpose = (typeof IMAGE_PURPOSES)[number]

/** Pictures that only their owner sees, and whom a viewer rule lets see them. */
export const PRIVATE_PURPOSES: readonly ImagePurpose[] = ['design', 'chat']

type ImageQuery = ModelQueryBuilderContract<typeof Image>

/** A picture that somebody uploaded. Always comes with its content. */
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

  /** how many things show it; see the actions AttachImages and DetachImages */
  @column()
  declare uses: number

  /** null while something shows it; swept a day after */
  @column.dateTime()
  declare unusedSince: DateTime | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  /** also moves when the variants appear, so that cached pages notice */
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
