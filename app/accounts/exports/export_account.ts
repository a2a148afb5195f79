import db from '@adonisjs/lucid/services/db'
import { wireTime, wireTimeOrNull } from '#app/common/http/wire_time'
import { listConnected } from '#app/accounts/connections/find_connections'
import type User from '#app/accounts/user'
import type { ExportedPart } from '#app/accounts/exports/export_parts'
import ConnectedAccountTransformer from '#app/accounts/connections/connected_account_transformer'

/** Leaves out secrets: password, second factor, keys and tokens. */
export async function exportAccount(user: User): Promise<ExportedPart> {
  const tokens: object[] = await db
    .from('api_tokens')
    .where('tokenable_id', user.id)
    .orderBy('id')
    .select('name', 'abilities', 'created_at', 'last_used_at', 'expires_at')
  const passkeys: object[] = await db
    .from('passkeys')
    .where('user_id', user.id)
    .orderBy('id')
    .select('name', 'created_at', 'last_used_at')
  const connected = await listConnected(user.id)
  return {
    data: {
      id: user.id,
      handle: user.handle,
      name: user.name,
      email: user.email,
      type: user.type,
      bio: user.bio,
      is_verified: user.isVerified,
      email_verified_at: wireTimeOrNull(user.emailVerifiedAt),
      terms_accepted_at: wireTimeOrNull(user.termsAcceptedAt),
      created_at: wireTime(user.createdAt),
      api_tokens: tokens,
      passkeys,
      connected_accounts: connected.map((each) => new ConnectedAccountTransformer(each).toObject()),
    },
  }
}
