import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import type { ActingUser } from '#app/accounts/user'
import { readableSlug } from '#app/common/readable_slug'
import { assertWholePlace } from '#app/properties/assert_whole_place'
import { arrangeImages } from '#app/properties/arrange_images'
import { refinePin } from '#app/properties/geocoding/refine_pin'
import { findWholeProperty } from '#app/properties/find_property'
import { COMPONENT_TYPES } from '#app/properties/listing_options'
import Property, { type WholeProperty } from '#app/properties/property'
import {
  plainOf,
  columnsOf,
  type PropertyInput,
  type PlainInput,
} from '#app/properties/property_input'
import { mayList } from '#app/teams/team_roles'
import { findWorkplace } from '#app/teams/find_teams'

/** In the name of the team that its owner works in, if their role allows it. */
export async function createProperty(
  { user: owner, trx }: ActingUser,
  input: PropertyInput
): Promise<WholeProperty> {
  const [id] = await createProperties({ user: owner, trx }, [plainOf(input)])
  if (input.images) {
    const property = await Property.findOrFail(id, { client: trx })
    await arrangeImages({ user: owner, trx }, property, input)
  }
  return findWholeProperty(id, trx)
}

/**
 * Drafts, whatever status is given, without photos, in the name of the team that their owner works
 * in, if their role allows it. A few statements, however many there are.
 * @returns their ids, in the order given
 * @throws E_VALIDATION_ERROR with half of a place
 */
export async function createProperties(
  { user: owner, trx }: ActingUser,
  inputs: readonly PlainInput[]
): Promise<number[]> {
  if (!inputs.length) return []
  for (const input of inputs) assertWholePlace(input)
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
  for (const [at, { address, latitude }] of inputs.entries()) {
    if (address && typeof latitude === 'number') refinePin({ trx }, ids[at], null)
  }
  return ids
}

async function listingTeamOf({ id }: User, trx: TransactionClientContract): Promise<number | null> {
  const workplace = await findWorkplace(id, trx)
  return workplace && mayList(workplace.role) ? workplace.team_id : null
}
