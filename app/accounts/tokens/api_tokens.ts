import { LRUCache } from 'lru-cache'
import { AccessToken, DbAccessTokensProvider } from '@adonisjs/auth/access_tokens'
import type { AccessTokenDbColumns } from '@adonisjs/auth/types/access_tokens'
import type { Secret } from '@adonisjs/core/helpers'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { TOKEN_PREFIX, type TokenAbility } from '#app/accounts/account_options'
import type User from '#app/accounts/user'

const TABLE = 'api_tokens'
const TYPE = 'personal'
const SECRET_CHARS = 40
const ID = /^[1-9]\d{0,8}$/

export interface NewToken {
  name: string
  abilities: readonly TokenAbility[]
  expiresAt: Date | null
}

/** `vesta_pat_<id>.<secret>` in base64url, ending in a CRC-32. Only a SHA-256 is stored. */
export class ApiTokens extends DbAccessTokensProvider<typeof User> {
  /** ids whose use was recorded within the last minute */
  readonly #used = new LRUCache<string, true>({ max: 10_000, ttl: 60_000 })

  constructor(tokenableModel: typeof User) {
    super({
      tokenableModel,
      table: TABLE,
      type: TYPE,
      prefix: TOKEN_PREFIX,
      tokenSecretLength: SECRET_CHARS,
    })
  }

  async issue(
    user: User,
    { name, abilities, expiresAt }: NewToken,
    trx: TransactionClientContract
  ) {
    const { hash, secret } = AccessToken.seed(SECRET_CHARS)
    const now = new Date()
    const [row]: AccessTokenDbColumns[] = await trx
      .table(TABLE)
      .insert({
        tokenable_id: user.id,
        type: TYPE,
        name,
        hash,
        abilities: JSON.stringify(abilities),
        created_at: now,
        updated_at: now,
        expires_at: expiresAt,
      })
      .returning('*')
    return new AccessToken({ ...this.dbRowToAccessToken(row), prefix: TOKEN_PREFIX, secret })
  }

  /** Unlike the framework, records use of valid tokens only, at most once a minute. */
  override async verify(value: Secret<string>): Promise<AccessToken | null> {
    const decoded = AccessToken.decode(TOKEN_PREFIX, value.release())
    if (!decoded || !ID.test(decoded.identifier)) return null
    const client = await this.getDb()
    const row: AccessTokenDbColumns | null = await client
      .from(TABLE)
      .where({ id: decoded.identifier, type: TYPE })
      .first()
    if (!row) return null
    const token = this.dbRowToAccessToken(row)
    if (!token.verify(decoded.secret) || token.isExpired()) return null
    if (!this.#used.has(decoded.identifier)) {
      this.#used.set(decoded.identifier, true)
      await client.from(TABLE).where({ id: row.id }).update({ last_used_at: new Date() })
    }
    return token
  }
}
