import type { HttpContext } from '@adonisjs/core/http'
import UserCardTransformer from '#app/accounts/transformers/user_card_transformer'
import { countLeads } from '#app/leads/queries/count_leads'
import { findLeadFigures } from '#app/leads/queries/find_lead_figures'
import { listLeadAgents } from '#app/leads/queries/list_lead_agents'
import { listLeadHomes } from '#app/leads/queries/list_lead_homes'
import { leadPage } from '#app/leads/transformers/lead_page'
import { leadFilter } from '#app/leads/validators/lead_filter'
import { listRecentOwnCards } from '#app/properties/queries/list_recent_own_cards'

/** that a lead added by hand can be about */
const MAX_LISTINGS = 100

/** `/dashboard/leads`: as a board or a table; `?lead=` opens one. */
export default class LeadBoardsController {
  async show(ctx: HttpContext) {
    const { auth, inertia, request } = ctx
    const user = auth.getUserOrFail()
    const filter = { ...leadFilter(ctx), id: null }
    const view = request.qs().view === 'table' ? ('table' as const) : ('board' as const)
    const opened = Number(request.qs().lead)
    const listings = await listRecentOwnCards(user, MAX_LISTINGS)
    return inertia.render('dashboard/leads', {
      view,
      filter: {
        stage: filter.stage,
        source: filter.source,
        property: filter.property,
        assigned_to: filter.assignedTo,
        q: filter.q,
      },
      ...(await leadPage(user, filter, view)),
      opened_lead: Number.isInteger(opened) && opened > 0 ? opened : null,
      counts: await countLeads(user, filter),
      figures: await findLeadFigures(user),
      homes: await listLeadHomes(user),
      listings: listings.map(({ slug, name, city }) => ({ slug, name, city })),
      agents: (await listLeadAgents(user)).map((agent) =>
        new UserCardTransformer(agent).toObject()
      ),
    })
  }
}
