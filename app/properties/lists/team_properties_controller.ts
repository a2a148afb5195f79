import type { HttpContext } from '@adonisjs/core/http'
import { listHiddenUserIds } from '#app/accounts/blocking/list_hidden_users'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { findTeam } from '#app/teams/find_teams'
import { listTeamProperties } from '#app/properties/lists/list_public_properties'
import { savableCards } from '#app/properties/savable_cards'

export default class TeamPropertiesController {
  async index(ctx: HttpContext) {
    const viewerId = ctx.auth.user?.id ?? null
    const team = await findTeam({ id: ctx.params.id }, viewerId)
    const page = pageRequest(ctx)
    const rows = await listTeamProperties(team.id, page, await listHiddenUserIds(viewerId))
    return { properties: paginator(ctx, await savableCards(rows, viewerId), page) }
  }
}
