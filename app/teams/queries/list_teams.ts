import type { PageRequest } from '#app/common/http/paginator'
import { readTeams, type TeamRow } from '#app/teams/models/team_row'

/** The person's teams by name; one more than a page holds. */
export function listTeams(userId: number, { page, perPage }: PageRequest): Promise<TeamRow[]> {
  return readTeams(
    `where t.id in (select team_id from team_members where user_id = :viewer)
     order by lower(t.name), t.id offset :skipped limit :limit`,
    { viewer: userId, skipped: (page - 1) * perPage, limit: perPage + 1 }
  )
}
