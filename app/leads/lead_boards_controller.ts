import type { HttpContext } from '@adonisjs/core/http'
import type User from '#app/accounts/user'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { findLeadFigures } from '#app/leads/find_lead_figures'
import {
  countLeads,
  listLeadAgents,
  listLeadHomes,
  listLeadBoard,
  listLeads,
} from '#app/leads/find_leads'
import { LEAD_STAGES, type LeadStage, type LeadView } from '#app/leads/lead_options'
import type { LeadRow } from '#app/leads/lead_row'
import type { LeadFilter } from '#app/leads/lead_sql'
import LeadTransformer from '#app/leads/lead_transformer'
import { leadFilter } from '#app/leads/lead_validators'
import { listRecentOwnCards } from '#app/properties/lists/list_own_properties'

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

const PER_PAGE = 20

/** The first leads of a table, or of each stage of a board, and which have more. */
async function leadPage(user: User, filter: LeadFilter, view: LeadView) {
  if (view === 'table') {
    const rows = await listLeads(user, filter, { page: 1, perPage: PER_PAGE })
    return { leads: rows.slice(0, PER_PAGE).map(shapeOf), more: rows.length > PER_PAGE ? ALL : [] }
  }
  const rows = await listLeadBoard(user, filter, PER_PAGE)
  const inStage = (stage: LeadStage) => rows.filter((row) => row.stage === stage)
  return {
    leads: LEAD_STAGES.flatMap((stage) => inStage(stage).slice(0, PER_PAGE).map(shapeOf)),
    more: LEAD_STAGES.filter((stage) => inStage(stage).length > PER_PAGE),
  }
}

const ALL: (LeadStage | 'all')[] = ['all']

const shapeOf = (row: LeadRow) => new LeadTransformer(row).toObject()
