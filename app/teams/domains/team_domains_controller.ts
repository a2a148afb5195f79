import type { HttpContext } from '@adonisjs/core/http'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { once } from '#app/common/idempotency/once'
import { logSecurityEvent } from '#app/kernel/security/security_event'
import { claimDomain, verifyDomain } from '#app/teams/domains/claim_domain'
import { forgetTeamDomains } from '#app/teams/domains/team_domain_middleware'
import { domainValidator } from '#app/teams/domains/domain_validators'
import { domainChallenge } from '#app/teams/domains/domain_challenge'
import { DOMAIN_CHECK_LIMITS } from '#app/teams/team_limits'
import { findTeam } from '#app/teams/find_teams'
import TeamTransformer from '#app/teams/team_transformer'

export default class TeamDomainsController {
  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { handle } = ctx.params
    const { domain } = await ctx.request.validateUsing(domainValidator)
    const answer = await once(ctx, async (trx) => {
      const claimed = await claimDomain({ user, trx }, handle, domain)
      const team = await findTeam({ handle }, user.id, trx)
      return {
        status: 200,
        body: {
          status: 'success' as const,
          team: new TeamTransformer(team).toObject(),
          challenge:
            claimed.domain && claimed.domainToken
              ? domainChallenge(claimed.domain, claimed.domainToken)
              : null,
        },
      }
    })
    forgetTeamDomains()
    logSecurityEvent(ctx, 'team_domain_changed')
    return answer
  }

  async verify(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { handle } = ctx.params
    await countAttempt(ctx, DOMAIN_CHECK_LIMITS, String(user.id))
    await verifyDomain(user, handle)
    const team = await findTeam({ handle }, user.id)
    return { status: 'success' as const, team: new TeamTransformer(team).toObject() }
  }
}
