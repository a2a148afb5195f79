import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { LRUCache } from 'lru-cache'
import { isOwnHost } from '#app/kernel/http/is_own_host'
import { requestAddress } from '#app/kernel/http/request_address'
import Team from '#app/teams/team'
import { appUrl } from '#config/app'

/** Requests a page makes besides itself, such as for more of its lists. */
const FILES =
  /^\/(assets|icons|media|worker|\.well-known)\/|^\/(favicon\.svg|robots\.txt|sw\.js|manifest\.webmanifest)$|^\/api\/teams\/\d+\/\w+$/

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

/** The handle of the team whose page a host shows; null for vesta's own. */
export async function findTeamOfHost(host: string | null): Promise<string | null> {
  if (!host || isOwnHost(host)) return null
  const domain = host.toLowerCase().replace(/^www\./, '')
  const kept = hostCache.get(domain)
  if (kept) return kept.handle
  const team = await Team.query()
    .where({ domain, domain_status: 'verified' })
    .select('handle')
    .first()
  const handle = team?.handle ?? null
  hostCache.set(domain, { handle })
  return handle
}

/** The team of each host. Other processes notice a change once their entry expires. */
const hostCache = new LRUCache<string, { handle: string | null }>({ max: 5000, ttl: 30_000 })

export function forgetTeamDomains(): void {
  hostCache.clear()
}
