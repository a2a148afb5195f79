import { DateTime } from 'luxon'
import hash from '@adonisjs/core/services/hash'
import { compose } from '@adonisjs/core/helpers'
import type { AccessToken } from '@adonisjs/auth/access_tokens'
import { withAuthFinder } from '@adonisjs/auth/mixins/lucid'
import { afterCreate, BaseModel, beforeUpdate, column } from '@adonisjs/lucid/orm'
import { indexNames } from '#app/accounts/index_names'
import { RememberTokens } from '#app/accounts/sessions/remember_tokens'
import { ApiTokens } from '#app/accounts/tokens/api_tokens'
import type { InTransaction } from '#app/kernel/database/transaction'

export const CHOSEN_USER_TYPES = ['member', 'realtor', 'designer'] as const
export const USER_TYPES = [...CHOSEN_USER_TYPES, 'staff'] as const
export type ChosenUserType = (typeof CHOSEN_USER_TYPES)[number]
export type UserType = (typeof USER_TYPES)[number]

export default class User extends compose(
  BaseModel,
  withAuthFinder(hash, { uids: ['email', 'handle'], passwordColumnName: 'password' })
) {
  static rememberMeTokens = new RememberTokens({ tokenableModel: User })
  static apiTokens = new ApiTokens(User)

  /** the API token this request was sent with, if any */
  declare currentAccessToken?: AccessToken

  @column({ isPrimary: true })
  declare id: number

  @column()
  declare handle: string

  @column()
  declare name: string

  @column()
  declare email: string

  /** null if they sign in another way or must choose a new one */
  @column({ serializeAs: null })
  declare password: string | null

  @column()
  declare type: UserType

  @column()
  declare bio: string | null

  @column()
  declare avatarUrl: string | null

  @column()
  declare avatarImageId: number | null

  @column()
  declare isVerified: boolean

  @column()
  declare currentTeamId: number | null

  /** incremented to end all sessions; older sessions are invalid */
  @column({ serializeAs: null })
  declare sessionEpoch: number

  @column.dateTime()
  declare emailVerifiedAt: DateTime | null

  /** null for accounts created by vesta */
  @column.dateTime()
  declare termsAcceptedAt: DateTime | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime

  @afterCreate()
  static async indexNames(user: User) {
    await indexNames(user, user.$trx)
  }

  @beforeUpdate()
  static async indexNewNames(user: User) {
    if (user.$dirty.name || user.$dirty.handle) await User.indexNames(user)
  }

  get isEmailVerified(): boolean {
    return this.emailVerifiedAt !== null
  }

  get hasPassword(): boolean {
    return this.password !== null
  }

  override async verifyPassword(password: string): Promise<boolean> {
    return this.hasPassword && super.verifyPassword(password)
  }

  get isRealtor(): boolean {
    return this.type === 'realtor' || this.type === 'staff'
  }
}

export interface ActingUser extends InTransaction {
  user: User
}
