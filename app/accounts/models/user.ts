import { DateTime } from 'luxon'
import hash from '@adonisjs/core/services/hash'
import { compose } from '@adonisjs/core/helpers'
import { withAuthFinder } from '@adonisjs/auth/mixins/lucid'
import { DbRememberMeTokensProvider } from '@adonisjs/auth/session'
import { afterCreate, BaseModel, beforeUpdate, column } from '@adonisjs/lucid/orm'
import IndexNames from '#app/accounts/actions/index_names'

/** What people choose for themselves. */
export const CHOSEN_USER_TYPES = ['member', 'realtor', 'designer'] as const
export const USER_TYPES = [...CHOSEN_USER_TYPES, 'staff'] as const
export type ChosenUserType = (typeof CHOSEN_USER_TYPES)[number]
export type UserType = (typeof USER_TYPES)[number]

/** Somebody with an account. */
export default class User extends compose(
  BaseModel,
  withAuthFinder(hash, { uids: ['email', 'handle'], passwordColumnName: 'password' })
) {
  static rememberMeTokens = DbRememberMeTokensProvider.forModel(User)

  @column({ isPrimary: true })
  declare id: number

  /** lower case always: handles are compared without case */
  @column()
  declare handle: string

  @column()
  declare name: string

  /** lower case always */
  @column()
  declare email: string

  @column({ serializeAs: null })
  declare password: string

  @column()
  declare type: UserType

  @column()
  declare bio: string | null

  /** address of the portrait, where there is one */
  @column()
  declare avatarUrl: string | null

  /** the check mark: somebody at vesta has seen who this is */
  @column()
  declare isVerified: boolean

  @column()
  declare currentTeamId: number | null

  @column.dateTime()
  declare emailVerifiedAt: DateTime | null

  /** when the terms were accepted; null for accounts that vesta itself made */
  @column.dateTime()
  declare termsAcceptedAt: DateTime | null

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime

  @afterCreate()
  static async indexNames(user: User) {
    await new IndexNames().handle(user, user.$trx)
  }

  @beforeUpdate()
  static async indexNewNames(user: User) {
    if (user.$dirty.name || user.$dirty.handle) await User.indexNames(user)
  }

  get isEmailVerified(): boolean {
    return this.emailVerifiedAt !== null
  }

  get isRealtor(): boolean {
    return this.type === 'realtor' || this.type === 'staff'
  }
}
