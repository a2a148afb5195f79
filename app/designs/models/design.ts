import type { DateTime } from 'luxon'
import { afterFetch, afterFind, BaseModel, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#app/accounts/models/user'
import type { DesignOptions } from '#app/redesign/contract/design_options'
import type { DesignKind, DesignStatus } from '#app/designs/contract/design_steps'
import type { Orientation } from '#app/designs/contract/orientation'
import { attachPictures } from '#app/designs/models/attach_pictures'
import Image from '#app/media/models/image'

/** A room redesigned, or on the way there. Comes with its pictures, unless sideloaded `withoutPictures`. */
export default class Design extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  /** the design that this one was regenerated from */
  @column()
  declare parentId: number | null

  /** which steps its run goes through */
  @column()
  declare kind: DesignKind

  @column()
  declare status: DesignStatus

  /** percent */
  @column()
  declare progress: number

  /** 1 is the first */
  @column()
  declare currentStep: number

  /** why it failed, for its owner */
  @column()
  declare error: string | null

  /** how many previews there were in this run; 0 when there is none to see */
  @column()
  declare previewVersion: number

  @column({ prepare: (value: DesignOptions) => JSON.stringify(value) })
  declare options: DesignOptions

  @column()
  declare prompt: string | null

  /** what made it; null until then */
  @column()
  declare engine: string | null

  @column()
  declare seed: number

  /** how much of the room's structure was kept, 0 to 1; null where it was not measured */
  @column()
  declare structureScore: number | null

  /** what the engine wants to be known about the result */
  @column()
  declare remarks: string[]

  /** wishes that the engine did not understand or honour */
  @column()
  declare unmet: string[]

  /** null after its owner deleted the photograph */
  @column()
  declare originalImageId: number | null

  @column()
  declare imageId: number | null

  @column()
  declare highResImageId: number | null

  /** when its owner last said what the parts of the photograph are; null where nothing is said */
  @column.dateTime()
  declare correctedAt: DateTime | null

  /** px, of the photograph until there is a result, then of that */
  @column()
  declare imageWidth: number

  @column()
  declare imageHeight: number

  @column()
  declare highResImageWidth: number | null

  @column()
  declare highResImageHeight: number | null

  @column()
  declare imageOrientation: Orientation

  /** the ledger's hold of the credits that its run costs, also once captured; null after the run, or when free */
  @column({ consume: (value: string | null) => (value === null ? null : Number(value)) })
  declare holdId: number | null

  /** 1, and one more with each retry */
  @column()
  declare run: number

  /** how often a worker has begun this run */
  @column()
  declare attempts: number

  /** known to the worker at work only: whoever writes with another has lost the design */
  @column()
  declare leaseToken: string | null

  @column.dateTime()
  declare leaseUntil: DateTime | null

  @column.dateTime()
  declare startedAt: DateTime | null

  @column.dateTime()
  declare completedAt: DateTime | null

  @column()
  declare favorite: boolean

  /** of the link through which strangers see it; null until one was made */
  @column()
  declare shareToken: string | null

  /** whether the shared page opens with the comparison, not with the result alone */
  @column()
  declare shareCompares: boolean

  @column()
  declare shareTellsPrompt: boolean

  @column.dateTime()
  declare shareRevokedAt: DateTime | null

  /** since when everybody sees it among the others; never without a link */
  @column.dateTime()
  declare publishedAt: DateTime | null

  /** since when it is in the curated gallery */
  @column.dateTime()
  declare featuredAt: DateTime | null

  /** when staff took it out of public view, for good */
  @column.dateTime()
  declare takenDownAt: DateTime | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime

  /** not fetched unless asked for */
  @belongsTo(() => User, { foreignKey: 'userId' })
  declare owner: BelongsTo<typeof User>

  @belongsTo(() => Image, { foreignKey: 'originalImageId' })
  declare originalImage: BelongsTo<typeof Image>

  @belongsTo(() => Image, { foreignKey: 'imageId' })
  declare image: BelongsTo<typeof Image>

  @belongsTo(() => Image, { foreignKey: 'highResImageId' })
  declare highResImage: BelongsTo<typeof Image>

  get isRunning(): boolean {
    return this.status === 'pending' || this.status === 'processing'
  }

  get isShared(): boolean {
    return this.shareToken !== null && this.shareRevokedAt === null
  }

  get isPublic(): boolean {
    return this.publishedAt !== null
  }

  get isFeatured(): boolean {
    return this.featuredAt !== null
  }

  @afterFind()
  static async withPictures(design: Design) {
    if (!design.$sideloaded.withoutPictures) await attachPictures([design])
  }

  @afterFetch()
  static async withAllPictures(designs: Design[]) {
    await attachPictures(designs)
  }
}
