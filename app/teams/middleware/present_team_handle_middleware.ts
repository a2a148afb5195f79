import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { findPresentTeamHandle } from '#app/teams/queries/find_present_team_handle'

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
