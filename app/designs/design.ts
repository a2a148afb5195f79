import type { DateTime } from 'luxon'
import { BaseModel, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#app/accounts/user'
import type { DesignKind, DesignStatus } from '#app/designs/design_steps'
import type { Orientation } from '#app/designs/orientation'
import Image from '#app/media/image'
import type { DesignOptions } from '#app/redesign/design_options'
import type { EngineKind } from '#app/redesign/engine_kind'

/** A redesigned room, finished or not. `loadPictures` loads its images. */
export default class Design extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number

  /** the design this one was regenerated from */
  @column()
  declare parentId: number | null

  /** decides the steps of its run */
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

  /** reason for the failure, shown to its owner */
  @column()
  declare error: string | null

  /** number of previews in this run; 0 if there is none */
  @column()
  declare previewVersion: number

  @column({ prepare: (value: DesignOptions) => JSON.stringify(value) })
  declare options: DesignOptions

  @column()
  declare prompt: string | null

  /** who is to make it; null for whoever usually does */
  @column()
  declare engineKind: EngineKind | null

  /** the engine that made it; null until then */
  @column()
  declare engine: string | null

  @column()
  declare seed: number

  /** how much of the room's structure was kept, 0 to 1; null if not measured */
  @column()
  declare structureScore: number | null

  /** the engine's remarks about the result */
  @column()
  declare remarks: string[]

  /** wishes the engine did not understand or follow */
  @column()
  declare unmet: string[]

  /** null after its owner deleted the photo */
  @column()
  declare originalImageId: number | null

  @column()
  declare imageId: number | null

  @column()
  declare highResImageId: number | null

  /** when its owner last corrected the photo's areas; null if never */
  @column.dateTime()
  declare correctedAt: DateTime | null

  /** px; the photo's until there is a result, then the result's */
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

  /** the ledger hold for its run, even once captured; null after the run, or if free */
  @column({ consume: (value: string | null) => (value === null ? null : Number(value)) })
  declare holdId: number | null

  /** 1, plus one per retry */
  @column()
  declare run: number

  /** how often a worker has started this run */
  @column()
  declare attempts: number

  /** known only to the current worker: whoever writes with another token has lost the design */
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

  /** of its share link; null until one is made */
  @column()
  declare shareToken: string | null

  /** whether the shared page opens with the comparison instead of just the result */
  @column()
  declare shareCompares: boolean

  @column()
  declare shareTellsPrompt: boolean

  @column.dateTime()
  declare shareRevokedAt: DateTime | null

  /** when it became public; always has a link then */
  @column.dateTime()
  declare publishedAt: DateTime | null

  /** when it entered the curated gallery */
  @column.dateTime()
  declare featuredAt: DateTime | null

  /** when staff removed it from public view, for good */
  @column.dateTime()
  declare takenDownAt: DateTime | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime

  /** not loaded unless asked for */
  @belongsTo(() => User, { foreignKey: 'userId' })
  declare owner: BelongsTo<typeof User>

  @belongsTo(() => Image, { foreignKey: 'originalImageId' })
  declare originalImage?: BelongsTo<typeof Image> | null

  @belongsTo(() => Image, { foreignKey: 'imageId' })
  declare image?: BelongsTo<typeof Image> | null

  @belongsTo(() => Image, { foreignKey: 'highResImageId' })
  declare highResImage?: BelongsTo<typeof Image> | null

  get isRunning(): boolean {
    return this.status === 'pending' || this.status === 'processing'
  }

  get isShared(): boolean {
    return this.shareToken !== null && this.shareRevokedAt === null
  }

  /** whether others see which look it has */
  get tellsLook() {
    return this.shareTellsPrompt || this.isPublic
  }

  get isPublic(): boolean {
    return this.publishedAt !== null
  }

  get isFeatured(): boolean {
    return this.featuredAt !== null
  }
}
