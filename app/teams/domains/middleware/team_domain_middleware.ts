import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { appUrl } from '#config/app'
import { requestAddress } from '#app/kernel/http/request_address'
import { findTeamOfHost } from '#app/teams/domains/queries/find_team_of_host'

/** Requests a page makes besides itself, such as for more of its lists. */
const FILES =
  /^\/(assets|media|\.well-known)\/|^\/(favicon\.svg|robots\.txt|sw\.js)$|^\/api\/teams\/\d+\/\w+$/

/** Only shows the team's page: the domain may point elsewhere tomorrow, so nobody signs in. */
export default class TeamDomainMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    const path = request.url()
    if (path === '/' || FILES.test(path)) return next()
    if (!(await findTeamOfHost(request.hostname()))) return next()
    const address = `${appUrl}${requestAddress(request.request)}`
    if (request.header('x-inertia'))
      return response.header('x-inertia-location', address).status(409)
    return response.redirect().toPath(address)
  }
}
