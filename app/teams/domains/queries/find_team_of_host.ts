import { isOwnHost } from '#app/kernel/http/is_own_host'
import { hostCache } from '#app/teams/domains/verification/host_cache'
import Team from '#app/teams/models/team'

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
