import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { InTransaction } from '#app/kernel/database/transaction'
import Property from '#app/properties/property'
import { tellWebhooksOfListing } from '#app/properties/publishing/tell_webhooks'
import type { ListingFate } from '#app/teams/team_options'

interface Release {
  teamId: number
  listings: ListingFate
  /** who deletes the team */
  actorId: number
}

/** When their team is deleted: they go back to whoever made them, archived or as they are. */
export async function releaseListings(
  { trx }: InTransaction,
  { teamId, listings, actorId }: Release
): Promise<void> {
  const isArchived = listings === 'archive'
  const published = isArchived ? await lockPublished(teamId, trx) : []
  await trx
    .from('properties')
    .where('team_id', teamId)
    .update({
      team_id: null,
      version: trx.raw('version + 1'),
      updated_at: DateTime.now().toSQL(),
      ...(isArchived && { status: 'archive' }),
    })
  if (!published.length) return
  const archived = await Property.query({ client: trx })
    .whereIn('id', published)
    .orderBy('id')
    .apply((scopes) => scopes.whole())
  for (const property of archived) await tellWebhooksOfListing({ trx }, property, actorId)
}

async function lockPublished(teamId: number, trx: TransactionClientContract): Promise<number[]> {
  const rows: { id: number }[] = await trx
    .from('properties')
    .where({ team_id: teamId, status: 'publish' })
    .forUpdate()
    .select('id')
  return rows.map(({ id }) => id)
}

interface Departure {
  teamId: number
  userId: number
  ownerId: number
  takesListings: boolean
}

/**
 * The listings of somebody who leaves a team go with them, or stay with the team and its owner
 * owns them, too.
 */
export async function settleDeparture(
  { trx }: InTransaction,
  { teamId, userId, ownerId, takesListings }: Departure
): Promise<void> {
  await trx
    .from('properties')
    .where({ team_id: teamId, user_id: userId })
    .update({
      version: trx.raw('version + 1'),
      ...(takesListings ? { team_id: null } : { second_owner_id: ownerId }),
    })
}
