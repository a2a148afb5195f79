import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import { logSecurityEvent } from '#app/kernel/security/security_event'
import type ImageContent from '#app/media/image_content'
import { withAvatar } from '#app/profiles/settings/with_avatar'
import { createTeam, deleteTeam, updateTeam } from '#app/teams/change_team'
import { NEW_TEAM_LIMITS } from '#app/teams/team_limits'
import { findManagedTeam, findTeam, listTeams } from '#app/teams/find_teams'
import TeamTransformer from '#app/teams/team_transformer'
import {
  newTeamValidator,
  teamChangeValidator,
  teamDeletionValidator,
} from '#app/teams/team_validators'

export default class TeamsController {
  async index(ctx: HttpContext) {
    const page = pageRequest(ctx)
    const teams = await listTeams(ctx.auth.getUserOrFail().id, page)
    const data = teams.map((team) => new TeamTransformer(team).toObject())
    return { teams: paginator(ctx, data, page) }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { team: input } = await ctx.request.validateUsing(newTeamValidator)
    await countAttempt(ctx, NEW_TEAM_LIMITS, String(user.id))
    return once(ctx, async (trx) => {
      const team = await findTeam(await createTeam({ user, trx }, input), user.id, trx)
      return {
        status: 201,
        body: { status: 'success' as const, team: new TeamTransformer(team).toObject() },
      }
    })
  }

  async show({ auth, params }: HttpContext) {
    const team = await findTeam({ handle: params.handle }, auth.user?.id ?? null)
    return { team: new TeamTransformer(team).toObject() }
  }

  async update(ctx: HttpContext) {
    const { params, request } = ctx
    const user = ctx.auth.getUserOrFail()
    const {
      team: { photo_id: photoId, ...input },
    } = await request.validateUsing(teamChangeValidator)
    const save = (photo?: ImageContent | null) =>
      transaction(async (trx) => {
        const { handle } = await updateTeam({ user, trx }, params.handle, input, photo)
        return findTeam({ handle }, user.id, trx)
      })
    if (photoId) await findManagedTeam(params.handle, user.id)
    const team = photoId
      ? await withAvatar(ctx, photoId, save, 'team.photo_id')
      : await save(photoId === null ? null : undefined)
    return { status: 'success' as const, team: new TeamTransformer(team).toObject() }
  }

  async destroy(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { properties } = await ctx.request.validateUsing(teamDeletionValidator)
    await transaction((trx) => deleteTeam({ user, trx }, ctx.params.handle, properties))
    logSecurityEvent(ctx, 'team_deleted')
    return { status: 'success' as const }
  }
}
