import { BaseTransformer } from '@adonisjs/core/transformers'
import type { AccessToken } from '@adonisjs/auth/access_tokens'

export default class ApiTokenTransformer extends BaseTransformer<AccessToken> {
  toObject() {
    const token = this.resource
    return {
      id: Number(token.identifier),
      name: token.name ?? '',
      abilities: token.abilities,
      last_used_at: token.lastUsedAt?.toISOString() ?? null,
      expires_at: token.expiresAt?.toISOString() ?? null,
      created_at: token.createdAt.toISOString(),
    }
  }
}
