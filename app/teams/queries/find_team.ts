import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { readTeams, type TeamRow } from '#app/teams/models/team_row'

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
