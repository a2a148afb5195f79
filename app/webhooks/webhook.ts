import { DateTime } from 'luxon'
import encryption from '@adonisjs/core/services/encryption'
import { BaseModel, belongsTo, column } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import User from '#app/accounts/user'
import Team from '#app/teams/team'
import type { DisabledReason } from '#app/webhooks/webhook_options'

const PURPOSE = 'webhook-secret'

/** Encrypted with the application's key: a leaked database alone can't sign anything. */
const encrypted = () =>
  column({
    serializeAs: null,
    prepare: (value: unknown) => value && encryption.encrypt(value, undefined, PURPOSE),
    consume: (value: string | null) => value && encryption.decrypt(value, PURPOSE),
  })

export default class Webhook extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare userId: number | null

  @column()
  declare teamId: number | null

  @column()
  declare url: string

  @column()
  declare events: string[]

  @encrypted()
  declare secret: string

  /** also signs, until `formerSecretUntil` */
  @encrypted()
  declare formerSecret: string | null

  @column.dateTime()
  declare formerSecretUntil: DateTime | null

  /** events given up since the last delivered one */
  @column()
  declare failuresCount: number

  /** its server asked for nothing before then */
  @column.dateTime()
  declare heldUntil: DateTime | null

  @column.dateTime()
  declare disabledAt: DateTime | null

  @column()
  declare disabledReason: DisabledReason | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime

  @belongsTo(() => User)
  declare user: BelongsTo<typeof User>

  @belongsTo(() => Team)
  declare team: BelongsTo<typeof Team>

  /** the signing secrets, newest first */
  get secrets(): string[] {
    const { formerSecret, formerSecretUntil } = this
    const isFormerValid = formerSecret && formerSecretUntil && formerSecretUntil > DateTime.now()
    return isFormerValid ? [this.secret, formerSecret] : [this.secret]
  }
}
