import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type { ExportedPart } from '#app/accounts/registry/export_parts'

export async function exportMarkets({ id }: User): Promise<ExportedPart> {
  const data: object[] = await db
    .from('market_members')
    .join('markets', 'markets.id', 'market_members.market_id')
    .where('market_members.user_id', id)
    .orderBy('markets.id')
    .select('markets.name', 'markets.city', 'markets.state', 'markets.country')
    .select('market_members.created_at as joined_at')
  return { data }
}
