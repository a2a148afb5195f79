import { DateTime } from 'luxon'
import { BaseModel, belongsTo, column, hasMany, scope } from '@adonisjs/lucid/orm'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import User from '#app/accounts/user'
import { withContent } from '#app/media/image'
import VideoList from '#app/walkthroughs/lists/video_list'
import WalkthroughVideo from '#app/walkthroughs/videos/walkthrough_video'

export default class Walkthrough extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  @column()
  declare propertyId: number | null

  /** never changes, so that links stay valid */
  @column()
  declare slug: string

  @column()
  declare title: string

  @column()
  declare description: string

  @column()
  declare status: 'draft' | 'publish'

  /** increases with every change to the public page */
  @column()
  declare version: number

  @column.dateTime()
  declare publishedAt: DateTime | null

  /** when staff removed it from public view, for good */
  @column.dateTime()
  declare takenDownAt: DateTime | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @hasMany(() => VideoList, { onQuery: (query) => query.orderBy('position').orderBy('id') })
  declare lists: HasMany<typeof VideoList>

  @hasMany(() => WalkthroughVideo, {
    onQuery: (query) => query.orderBy('position').orderBy('video_id'),
  })
  declare places: HasMany<typeof WalkthroughVideo>

  /** Fetches with it what the wire's Walkthrough holds, but its listing. */
  static whole = scope((query: ModelQueryBuilderContract<typeof Walkthrough>) =>
    query
      .preload('user')
      .preload('lists')
      .preload('places', (places) =>
        places
          .whereHas('video', (video) => video.whereNull('removing_since'))
          .preload('video', (video) => video.preload('poster', withContent).preload('captions'))
      )
  )

  get isPublished(): boolean {
    return this.status === 'publish' && this.takenDownAt === null
  }
}
