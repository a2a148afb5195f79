import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import { LEAD_STAGES, type LeadStage } from '#app/leads/contract/lead_options'
import { filterParams, FILTERED_LEADS, type LeadFilter } from '#app/leads/models/visible_leads'

/** How many leads each stage has, by a filter of everything but the stage. */
export async function countLeads(
  user: User,
  filter: LeadFilter = {}
): Promise<Record<LeadStage, number>> {
  const { rows } = await db.rawQuery<{ rows: { stage: LeadStage; count: number }[] }>(
    `select l.stage, count(*)::integer as count from leads l where ${FILTERED_LEADS} group by 1`,
    filterParams(user, { ...filter, stage: null })
  )
  const count = (stage: LeadStage) => rows.find((row) => row.stage === stage)?.count ?? 0
  return Object.fromEntries(LEAD_STAGES.map((stage) => [stage, count(stage)])) as Record<
    LeadStage,
    number
  >
}
