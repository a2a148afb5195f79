import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import type { ExportedPart } from '#app/accounts/exports/export_parts'
import type User from '#app/accounts/user'
import type { ActingUser } from '#app/accounts/user'
import type Image from '#app/media/image'
import Team from '#app/teams/team'

/** No team may be left without an owner. */
export async function reasonToKeepAccount(
  { id }: User,
  trx: TransactionClientContract
): Promise<string | null> {
  const owned = await Team.query({ client: trx })
    .whereIn('id', trx.from('team_members').where({ user_id: id, role: 'owner' }).select('team_id'))
    .orderBy('name')
  if (!owned.length) return null
  const names = owned.map(({ name }) => name).join(', ')
  return `You own ${names}. Hand it over or delete it first.`
}

/** Gives the team photos that a person chose to the teams' owners, as their account is deleted. */
export async function handOverTeamPhotos(
  { id }: User,
  trx: TransactionClientContract
): Promise<void> {
  await trx.rawQuery(
    `update images i set user_id = m.user_id
     from teams t join team_members m on m.team_id = t.id and m.role = 'owner'
     where t.photo_image_id = i.id and i.user_id = ?`,
    [id]
  )
}

export async function reasonToKeepTeamPhoto(
  image: Image,
  trx: TransactionClientContract
): Promise<string | null> {
  const team = await Team.query({ client: trx }).where('photo_image_id', image.id).first()
  return team && `This is the photo of ${team.name}. Remove it in the team’s settings first.`
}

/** Neither follows the other's teams anymore, nor asks to join them. */
export async function partFromBlocked({ user, trx }: ActingUser, otherId: number): Promise<void> {
  for (const [ownerId, personId] of [
    [user.id, otherId],
    [otherId, user.id],
  ]) {
    const owned = trx
      .from('team_members')
      .where({ user_id: ownerId, role: 'owner' })
      .select('team_id')
    await trx.from('team_followers').where('user_id', personId).whereIn('team_id', owned).delete()
    await trx
      .from('team_requests')
      .where({ user_id: personId, status: 'open' })
      .whereIn('team_id', owned)
      .delete()
  }
}

/** Teams the person is in, follows, or asked to join. */
export async function exportTeams({ id }: User): Promise<ExportedPart> {
  const teamsOf = (table: string, ...columns: string[]): Promise<object[]> =>
    db
      .from(table)
      .join('teams', 'teams.id', `${table}.team_id`)
      .where(`${table}.user_id`, id)
      .orderBy(`${table}.created_at`)
      .orderBy('teams.id')
      .select(
        'teams.handle',
        'teams.name',
        'teams.photo_url',
        ...columns.map((column) => `${table}.${column}`)
      )
  return {
    data: {
      memberships: await teamsOf('team_members', 'role', 'created_at'),
      followed: await teamsOf('team_followers', 'created_at'),
      requests: await teamsOf('team_requests', 'message', 'status', 'created_at'),
    },
  }
}
