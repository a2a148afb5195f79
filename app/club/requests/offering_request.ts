import type { DateTime } from 'luxon'
import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { PayWith } from '#app/club/offerings/offering_options'
import type {
  RequestRole,
  RequestState,
  OfferingRequestStatus,
} from '#app/club/requests/request_state'

const toNumber = (value: string | null) => (value === null ? null : Number(value))

/** Has the name and the price of its day. */
export default class OfferingRequest extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  /** null once the offering is deleted */
  @column()
  declare offeringId: number | null

  /** null once the account is deleted */
  @column()
  declare providerId: number | null

  @column()
  declare customerId: number | null

  @column()
  declare chatId: number | null

  /** the one that shows its card */
  @column()
  declare messageId: number | null

  @column()
  declare title: string

  @column()
  declare message: string

  @column.date()
  declare wishedOn: DateTime | null

  /** another day that one of both proposes */
  @column.date()
  declare proposedOn: DateTime | null

  @column()
  declare proposedBy: RequestRole | null

  @column()
  declare payWith: PayWith

  @column({ consume: toNumber })
  declare price: number | null

  @column()
  declare currency: string | null

  /** held; null for money */
  @column()
  declare coins: number | null

  @column({ consume: toNumber })
  declare holdId: number | null

  @column()
  declare status: OfferingRequestStatus

  @column.dateTime()
  declare expiresAt: DateTime

  /** when the provider said that it’s done */
  @column.dateTime()
  declare doneAt: DateTime | null

  /** when the customer last said that it isn’t */
  @column.dateTime()
  declare objectedAt: DateTime | null

  @column.dateTime()
  declare endedAt: DateTime | null

  /** when its completion earned the provider coin */
  @column.dateTime()
  declare rewardedAt: DateTime | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime

  /** Past its day, whether or not the sweep has been there. */
  get isOverdue(): boolean {
    return this.status === 'requested' && this.expiresAt.toMillis() <= Date.now()
  }

  get url(): string {
    return `/offerings/requests/${this.id}`
  }

  stateFor(hasReviewed: boolean): RequestState {
    const { status, doneAt, objectedAt, proposedBy = null } = this
    const isObjected = objectedAt !== null
    return { status, isDone: doneAt !== null, isObjected, hasReviewed, proposedBy }
  }

  /** Null for strangers. */
  roleOf(userId: number): RequestRole | null {
    if (this.customerId === userId) return 'customer'
    return this.providerId === userId ? 'provider' : null
  }
}
