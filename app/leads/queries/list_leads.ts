import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type { PageRequest } from '#app/common/http/paginator'
import type { LeadStage } from '#app/leads/contract/lead_options'
import { LEAD_COLUMNS, type LeadRow } from '#app/leads/models/lead_row'

/** SQL for the leads, called `l`, that somebody works on: theirs and those of the team they work in and manage. */
const OWN_LEADS = `l.id in (
  select id from leads where user_id = :id
  union select led.id from team_members m join leads led on led.team_id = m.team_id
    where m.team_id = :team and m.user_id = :id and m.role in ('owner', 'admin'))`

/** The person's own leads and those of the team they manage, latest contact first. */
export async function listLeads(
  { id, currentTeamId }: User,
  stage: LeadStage | null,
  { page, perPage }: PageRequest
): Promise<LeadRow[]> {
  const { rows } = await db.rawQuery<{ rows: LeadRow[] }>(
    `select ${LEAD_COLUMNS} from leads l
     where ${OWN_LEADS} and (:stage::text is null or l.stage = :stage)
     order by l.happened_at desc, l.id desc offset :skipped limit :limit`,
    {
      id,
      team: currentTeamId,
      stage,
      skipped: (page - 1) * perPage,
      limit: perPage + 1,
    }
  )
  return rows
}

/** Of the same, those in a stage. */
export async function countLeads({ id, currentTeamId }: User, stage: LeadStage): Promise<number> {
  const { rows } = await db.rawQuery<{ rows: { count: number }[] }>(
    `select count(*)::integer as count from leads l where ${OWN_LEADS} and l.stage = :stage`,
    { id, team: currentTeamId, stage }
  )
  return rows[0]!.count
}
