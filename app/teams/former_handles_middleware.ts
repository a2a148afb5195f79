import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import db from '@adonisjs/lucid/services/db'

/** Redirects from a team's recently changed handle, temporarily: someone may take it later. */
export default class PresentTeamHandleMiddleware {
  async handle({ params, request, response }: HttpContext, next: NextFn) {
    const present = await findPresentTeamHandle(params.handle)
    if (!present) return next()
    const moved = request.url().replace(/(\/teams\/)[^/]+/, `$1${present}`)
    const { query } = request.parsedUrl
    response.redirect().toPath(query ? `${moved}?${query}` : moved)
  }
}

/**
 * The current handle of the team that recently gave this one up; null if none did. @param handle in
 * lower case
 */
async function findPresentTeamHandle(handle: string): Promise<string | null> {
  const row: { handle: string } | null = await db
    .from('former_handles')
    .join('teams', 'teams.id', 'former_handles.team_id')
    .where('former_handles.handle', handle)
    .where('expires_at', '>', db.raw('now()'))
    .select('teams.handle')
    .first()
  return row?.handle ?? null
}
