import type { DateTime } from 'luxon'
import { BaseModel, column, hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import type { DeliveryStatus } from '#app/webhooks/webhook_options'
import WebhookAttempt from '#app/webhooks/deliveries/webhook_attempt'

/** One message to one webhook; its `messageId` stays the same across retries. */
export default class WebhookDelivery extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare webhookId: number

  /** the person it is about; deleted with their account */
  @column()
  declare actorId: number | null

  @column()
  declare messageId: string

  @column()
  declare event: string

  /** the exact request body, as signed */
  @column()
  declare body: string

  @column()
  declare status: DeliveryStatus

  @column()
  declare attemptsCount: number

  @column.dateTime()
  declare nextAttemptAt: DateTime | null

  /** set while a worker sends it */
  @column.dateTime()
  declare leasedUntil: DateTime | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @hasMany(() => WebhookAttempt, {
    foreignKey: 'deliveryId',
    onQuery: (query) => query.orderBy('id', 'desc'),
  })
  declare attempts: HasMany<typeof WebhookAttempt>
}
