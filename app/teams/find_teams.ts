import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { isHiddenFrom } from '#app/accounts/blocking/is_hidden_from'
import type User from '#app/accounts/user'
import { foldText } from '#app/common/text/fold_text'
import type { PageRequest } from '#app/common/http/paginator'
import { HttpError } from '#app/kernel/exceptions/http_error'
import type Team from '#app/teams/team'
import TeamMember from '#app/teams/team_member'
import { mayManage, TEAM_ROLES, type TeamRole } from '#app/teams/team_roles'
import { readTeams, type TeamRow } from '#app/teams/team_row'

/** @param viewer null for a guest @throws HttpError 404 */
export async function findTeam(
  by: { handle: string } | { id: number },
  viewer: number | null,
  client?: TransactionClientContract
): Promise<TeamRow> {
  const where = 'id' in by ? 'where t.id = :id' : 'where t.handle = :handle'
  const [team] = await readTeams(where, { ...by, viewer }, client)
  if (!team) throw HttpError.notFound()
  return team
}

/** @throws HttpError 404, 403 for anyone who doesn't manage it */
export async function findManagedTeam(handle: string, userId: number): Promise<TeamRow> {
  const team = await findTeam({ handle }, userId)
  if (!mayManage(team.role)) throw HttpError.forbidden()
  return team
}

/** A person's role in a team; null for outsiders and guests, or without a team. */
export async function findTeamRole(
  teamId: number | null,
  userId: number | null,
  client?: TransactionClientContract
): Promise<TeamRole | null> {
  if (teamId === null || userId === null) return null
  const member: { role: TeamRole } | null = await (client ?? db)
    .from('team_members')
    .where({ team_id: teamId, user_id: userId })
    .select('role')
    .first()
  return member?.role ?? null
}

export async function findTeamOwner(teamId: number): Promise<User | null> {
  const owner = await TeamMember.query()
    .where({ team_id: teamId, role: 'owner' })
    .preload('user')
    .first()
  return owner?.user ?? null
}

/** A team's owner and admins. */
export async function listManagerIds(
  teamId: number,
  trx: TransactionClientContract
): Promise<number[]> {
  const rows: { user_id: number }[] = await trx
    .from('team_members')
    .where('team_id', teamId)
    .whereIn('role', TEAM_ROLES.filter(mayManage))
    .select('user_id')
  return rows.map((row) => row.user_id)
}

interface Workplace {
  team_id: number
  role: TeamRole
}

/** The person's current team and role. */
export async function findWorkplace(
  userId: number,
  trx: TransactionClientContract
): Promise<Workplace | null> {
  return trx
    .from('users')
    .join('team_members as m', (both) =>
      both.on('m.team_id', 'users.current_team_id').andOn('m.user_id', 'users.id')
    )
    .where('users.id', userId)
    .select('m.team_id', 'm.role')
    .first()
}

/** Teams the person owns or administers, by name. */
export function listManagedTeams(userId: number): Promise<Pick<Team, 'id' | 'handle' | 'name'>[]> {
  return db
    .from('team_members as m')
    .join('teams as t', 't.id', 'm.team_id')
    .where('m.user_id', userId)
    .whereIn('m.role', TEAM_ROLES.filter(mayManage))
    .orderByRaw('lower(t.name), t.id')
    .select('t.id', 't.handle', 't.name')
    .exec()
}

/** The person's teams by name; one more than a page holds. */
export function listTeams(userId: number, { page, perPage }: PageRequest): Promise<TeamRow[]> {
  return readTeams(
    `where t.id in (select team_id from team_members where user_id = :viewer)
     order by lower(t.name), t.id offset :skipped limit :limit`,
    { viewer: userId, skipped: (page - 1) * perPage, limit: perPage + 1 }
  )
}

/**
 * Teams by name or handle, ignoring accents and typos: best match first, then largest. All teams
 * for an empty text; one more than a page holds.
 */
export async function searchTeams(
  viewerId: number,
  text: string,
  { page, perPage }: PageRequest
): Promise<TeamRow[]> {
  const term = foldText(text)
  if (text.trim() && !term) return []
  return readTeams(
    `where :term = '' or t.folded_name like :pattern or t.handle like :pattern
       or :term <% t.folded_name
     order by word_similarity(:term, t.folded_name) desc, t.members_count desc, t.id
     offset :skipped limit :limit`,
    {
      viewer: viewerId,
      term,
      pattern: `%${term}%`,
      skipped: (page - 1) * perPage,
      limit: perPage + 1,
    }
  )
}

/** Whether a team's owner and a person hide from each other: then it takes nothing from them. */
export async function isHiddenTeam(
  teamId: number,
  viewerId: number,
  trx: TransactionClientContract
): Promise<boolean> {
  const owner: { user_id: number } | null = await trx
    .from('team_members')
    .where({ team_id: teamId, role: 'owner' })
    .select('user_id')
    .first()
  return owner !== null && isHiddenFrom(viewerId, owner.user_id, trx)
}

export async function areTeammates(
  firstId: number,
  secondId: number,
  trx: TransactionClientContract
): Promise<boolean> {
  const row = await trx
    .from('team_members as first')
    .join('team_members as second', 'second.team_id', 'first.team_id')
    .where({ 'first.user_id': firstId, 'second.user_id': secondId })
    .select('first.id')
    .first()
  return Boolean(row)
}
