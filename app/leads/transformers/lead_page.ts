import type User from '#app/accounts/models/user'
import { LEAD_STAGES, type LeadStage, type LeadView } from '#app/leads/contract/lead_options'
import type { LeadRow } from '#app/leads/models/lead_row'
import type { LeadFilter } from '#app/leads/models/visible_leads'
import { listBoard, listLeads } from '#app/leads/queries/list_leads'
import LeadTransformer from '#app/leads/transformers/lead_transformer'

const PER_PAGE = 20

/** The first leads of a table, or of each stage of a board, and which have more. */
export async function leadPage(user: User, filter: LeadFilter, view: LeadView) {
  if (view === 'table') {
    const rows = await listLeads(user, filter, { page: 1, perPage: PER_PAGE })
    return { leads: rows.slice(0, PER_PAGE).map(shapeOf), more: rows.length > PER_PAGE ? ALL : [] }
  }
  const rows = await listBoard(user, filter, PER_PAGE)
  const inStage = (stage: LeadStage) => rows.filter((row) => row.stage === stage)
  return {
    leads: LEAD_STAGES.flatMap((stage) => inStage(stage).slice(0, PER_PAGE).map(shapeOf)),
    more: LEAD_STAGES.filter((stage) => inStage(stage).length > PER_PAGE),
  }
}

const ALL: (LeadStage | 'all')[] = ['all']

const shapeOf = (row: LeadRow) => new LeadTransformer(row).toObject()
