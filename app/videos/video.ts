import { DateTime } from 'luxon'
import { BaseModel, belongsTo, column, hasMany } from '@adonisjs/lucid/orm'
import type { BelongsTo, HasMany } from '@adonisjs/lucid/types/relations'
import Image from '#app/media/image'
import { MAX_UNFINISHED_UPLOAD_HOURS } from '#app/videos/video_limits'
import type { VideoStatus } from '#app/videos/video_status'
import type { Rendition, Storyboard } from '#app/videos/video_files'
import VideoCaption from '#app/videos/captions/video_caption'

const json = { prepare: (value: unknown) => (value === null ? null : JSON.stringify(value)) }
/** `pg` returns bigints as strings; these fit a number. */
const bytes = { consume: (value: string | null) => (value === null ? null : Number(value)) }

export default class Video extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  /** never changes, so that links stay valid */
  @column()
  declare slug: string

  @column()
  declare title: string

  @column()
  declare status: VideoStatus

  /** percent of the upload or, after that, of the processing */
  @column()
  declare progress: number

  /** for its owner, once failed */
  @column()
  declare error: string | null

  /** of tus */
  @column()
  declare uploadId: string | null

  /** the uploaded file in Drive; null once it isn't needed */
  @column()
  declare sourceKey: string | null

  @column(bytes)
  declare sourceBytes: number | null

  /** Everything made of it is in Drive under `videos/<folder>/`. */
  @column()
  declare folder: string

  @column()
  declare durationMs: number | null

  /** as shown, after rotation */
  @column()
  declare width: number | null

  @column()
  declare height: number | null

  @column()
  declare hasAudio: boolean

  /** the finished ones, in the order in which they were made */
  @column(json)
  declare renditions: Rendition[]

  @column(json)
  declare storyboard: Storyboard | null

  /** null without `<folder>/video.mp4` */
  @column({ ...bytes, columnName: 'mp4_bytes' })
  declare mp4Bytes: number | null

  /** of all files made of it */
  @column(bytes)
  declare storedBytes: number

  @column()
  declare posterImageId: number | null

  /** null: chosen by vesta */
  @column()
  declare posterTimeMs: number | null

  @column()
  declare attempts: number

  /** the process that works on it until `leasedUntil` */
  @column()
  declare workerId: string | null

  @column.dateTime()
  declare leasedUntil: DateTime | null

  /** since when it waits to be processed */
  @column.dateTime()
  declare queuedAt: DateTime | null

  /** set while its files are being deleted; nobody sees it anymore */
  @column.dateTime()
  declare removingSince: DateTime | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime

  @belongsTo(() => Image, { foreignKey: 'posterImageId' })
  declare poster: BelongsTo<typeof Image>

  @hasMany(() => VideoCaption)
  declare captions: HasMany<typeof VideoCaption>

  /** Something of it can be watched, maybe while the rest is still being made. */
  get isPlayable(): boolean {
    return this.renditions.some(({ height }) => height > 0)
  }

  /** When its upload is removed unless somebody continues it. */
  get uploadExpiresAt(): DateTime {
    return this.updatedAt.plus({ hours: MAX_UNFINISHED_UPLOAD_HOURS })
  }
}
