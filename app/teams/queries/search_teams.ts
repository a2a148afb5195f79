import { foldText } from '#app/common/contract/fold_text'
import type { PageRequest } from '#app/common/http/paginator'
import { readTeams, type TeamRow } from '#app/teams/models/team_row'

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
