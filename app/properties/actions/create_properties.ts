import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ActingUser } from '#app/accounts/models/acting_user'
import type User from '#app/accounts/models/user'
import { readableSlug } from '#app/common/slugs/readable_slug'
import { COMPONENT_TYPES } from '#app/properties/contract/listing_options'
import { columnsOf, type PlainInput } from '#app/properties/models/property_input'
import { mayList } from '#app/teams/contract/team_roles'
import { findWorkplace } from '#app/teams/queries/find_workplace'

/**
 * Drafts, whatever status is given, without photos, in the name of the team that their owner works
 * in, if their role allows it. A few statements, however many there are.
 * @returns their ids, in the order given
 */
export async function createProperties(
  { user: owner, trx }: ActingUser,
  inputs: readonly PlainInput[]
): Promise<number[]> {
  if (!inputs.length) return []
  const teamId = await listingTeamOf(owner, trx)
  const now = new Date()
  const rows = inputs.map((input) => ({
    ...columnsOf(input),
    user_id: owner.id,
    team_id: teamId,
    slug: readableSlug(input.name, 'listing'),
    status: 'draft',
    created_at: now,
    updated_at: now,
  }))
  const made: { id: number; slug: string }[] = await trx
    .insertQuery()
    .table('properties')
    .returning(['id', 'slug'])
    .multiInsert(rows)
  const idOf = new Map(made.map(({ id, slug }) => [slug, id]))
  const ids = rows.map(({ slug }) => idOf.get(slug)!)
  await trx.rawQuery(
    `insert into components (property_id, type, content, created_at, updated_at)
     select home.id, part.type, '{}', now(), now()
     from unnest(:ids::integer[]) with ordinality home(id, at)
     cross join unnest(:types::text[]) with ordinality part(type, at) order by home.at, part.at`,
    { ids, types: [...COMPONENT_TYPES] }
  )
  return ids
}

async function listingTeamOf({ id }: User, trx: TransactionClientContract): Promise<number | null> {
  const workplace = await findWorkplace(id, trx)
  return workplace && mayList(workplace.role) ? workplace.team_id : null
}
