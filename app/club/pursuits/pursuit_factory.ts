import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/user'
import { addPursuit } from '#app/club/pursuits/change_pursuits'
import { answerPursuitInvitation } from '#app/club/pursuits/answer_invitation'
import { inviteToPursuits } from '#app/club/pursuits/share_pursuits'
import type { PursuitStage } from '#app/club/pursuits/pursuit_options'
import { transaction } from '#app/kernel/database/transaction'
import type Property from '#app/properties/property'
import { createPublished } from '#app/properties/tests/property_factory'
import { caller } from '#tests/support/caller'
import { createUser } from '#tests/support/users'

/** Published homes of one realtor. */
export async function createHomes(count: number, owner?: User): Promise<Property[]> {
  const realtor = owner ?? (await createUser({ type: 'realtor' }))
  const homes: Property[] = []
  for (let i = 0; i < count; i++) homes.push(await createPublished(realtor))
  return homes
}

/** @returns the pursuit's id */
export async function pursue(
  user: User,
  { slug }: Property,
  stage: PursuitStage = 'watching'
): Promise<number> {
  const added = await transaction((trx) => addPursuit({ user, trx, socketId: null }, slug, stage))
  return added.id
}

/** Makes the second share the board of the first. */
export async function share(inviter: User, invited: User): Promise<void> {
  const { handle } = invited
  const { id } = await transaction((trx) =>
    inviteToPursuits({ user: inviter, trx, socketId: null }, { handle })
  )
  await transaction((trx) =>
    answerPursuitInvitation({ user: invited, trx, socketId: null }, id, true)
  )
}

export interface Seen {
  id: number
  property: { slug: string } | null
  stage: PursuitStage
  note: string | null
  note_by: { id: number } | null
  rating: number | null
  position: number
}

/** The board as the person gets it. */
export async function boardOf(client: ApiClient, user: User): Promise<Seen[]> {
  const { pursuits } = await caller(client, user)('get', '/api/pursuits?per_page=50', null, 200)
  return pursuits.data
}

/** Stages with their positions, as the database has them. */
export async function placesOf(user: User): Promise<Record<string, number[]>> {
  const rows: { stage: string; position: number }[] = await db
    .from('pursuits')
    .join('pursuit_members', 'pursuit_members.board_id', 'pursuits.board_id')
    .where('pursuit_members.user_id', user.id)
    .orderBy('pursuits.position')
    .select('stage', 'position')
  const places: Record<string, number[]> = {}
  for (const { stage, position } of rows) (places[stage] ??= []).push(position)
  return places
}
