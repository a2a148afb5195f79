import db from '@adonisjs/lucid/services/db'
import type { AccessToken } from '@adonisjs/auth/access_tokens'

export async function isTokenAlive(token: AccessToken): Promise<boolean> {
  const found: unknown = await db.from('api_tokens').where('id', Number(token.identifier)).first()
  return Boolean(found) && !token.isExpired()
}
