import type { HttpContext } from '@adonisjs/core/http'
import { listHiddenUserIds } from '#app/accounts/blocking/queries/list_hidden_user_ids'
import { publicFilter } from '#app/designs/contract/public_filter'
import { listPublicDesigns } from '#app/designs/gallery/queries/list_public_designs'
import PublicDesignTransformer from '#app/designs/transformers/public_design_transformer'
import { listShowcaseProperties } from '#app/properties/queries/list_showcase_properties'
import { savableCards } from '#app/properties/transformers/savable_cards'
import { findTeamOfHost } from '#app/teams/domains/queries/find_team_of_host'
import { renderTeamPage } from '#app/teams/pages/render_team_page'

const MAX_LISTINGS = 6
const MAX_DESIGNS = 3

export default class WelcomeController {
  async show(ctx: HttpContext) {
    const handle = await findTeamOfHost(ctx.request.hostname())
    if (handle) return renderTeamPage(ctx, handle, null)
    const viewerId = ctx.auth.user?.id ?? null
    const hiddenIds = await listHiddenUserIds(viewerId)
    const newest = await listShowcaseProperties(MAX_LISTINGS, hiddenIds)
    const everything = publicFilter({})
    const designs = await listPublicDesigns({
      filter: everything,
      after: null,
      limit: MAX_DESIGNS,
      hiddenIds,
    })
    return ctx.inertia.render('site/welcome', {
      newest: await savableCards(newest, viewerId),
      designs: designs.map((design) => new PublicDesignTransformer(design).toObject()),
    })
  }
}
