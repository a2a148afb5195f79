import { BaseModel, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import type { PlanRoom } from '#app/properties/floor_plans/plan_rooms'
import Video from '#app/videos/video'

export interface Chapter {
  title: string
  atMs: number
  room: PlanRoom | null
}

/** A video's place in a walkthrough; a video is in one at most. */
export default class WalkthroughVideo extends BaseModel {
  static selfAssignPrimaryKey = true

  @column({ isPrimary: true })
  declare videoId: number

  @column()
  declare walkthroughId: number

  @column()
  declare listId: number | null

  /** from 0, in its list or among those without one */
  @column()
  declare position: number

  /** where it is cut, for all but its owner; null for its own start or end */
  @column()
  declare startsMs: number | null

  @column()
  declare endsMs: number | null

  @column({ prepare: (value: Chapter[]) => JSON.stringify(value) })
  declare chapters: Chapter[]

  @belongsTo(() => Video)
  declare video: BelongsTo<typeof Video>
}
