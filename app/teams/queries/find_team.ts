import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { readTeams, type TeamRow } from '#app/teams/models/team_row'

/** @param viewer who sees it; null for a guest. @throws HttpError 404 */
export async function findTeam(
  { handle }: { handle: string },
  viewer: number | null,
  client?: TransactionClientContract
): Promise<TeamRow> {
  const [team] = await readTeams('where t.handle = :handle', { handle, viewer }, client)
  if (!team) throw HttpError.notFound()
  return team
}
