import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/user'
import type { PageRequest } from '#app/common/http/paginator'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { LEAD_STAGES, type LeadStage } from '#app/leads/lead_options'
import { leadColumns, type LeadRow } from '#app/leads/lead_row'
import {
  filterParams,
  FILTERED_LEADS,
  VISIBLE_LEADS,
  visibleParams,
  type LeadFilter,
} from '#app/leads/lead_sql'
import { MAX_TEAM_MEMBERS } from '#app/teams/team_options'
import { mayList, mayManage } from '#app/teams/team_roles'
import { listTeamMembers } from '#app/teams/members/list_members'
import { findTeamRole } from '#app/teams/find_teams'

/** @throws HttpError 404 */
export async function findLead(id: number, client?: TransactionClientContract): Promise<LeadRow> {
  const { rows } = await (client ?? db).rawQuery<{ rows: LeadRow[] }>(
    `select ${leadColumns()} from leads l where l.id = ?`,
    [id]
  )
  if (!rows[0]) throw HttpError.notFound()
  return rows[0]
}

/** The leads a person works on, latest activity first; one more than a page holds. */
export async function listLeads(
  user: User,
  filter: LeadFilter,
  { page, perPage }: PageRequest
): Promise<LeadRow[]> {
  const { rows } = await db.rawQuery<{ rows: LeadRow[] }>(
    `select ${leadColumns()} from leads l where ${FILTERED_LEADS}
     order by l.happened_at desc, l.id desc offset :skipped limit :limit`,
    { ...filterParams(user, filter), skipped: (page - 1) * perPage, limit: perPage + 1 }
  )
  return rows
}

/** The same for the columns of a board: the first of each stage, and one more. */
export async function listLeadBoard(user: User, filter: LeadFilter, perStage: number) {
  const { rows } = await db.rawQuery<{ rows: LeadRow[] }>(
    `select ${leadColumns()} from leads l join (
       select l.id, row_number() over (partition by l.stage
         order by l.happened_at desc, l.id desc) as place
       from leads l where ${FILTERED_LEADS}) placed on placed.id = l.id
     where placed.place <= :limit order by l.happened_at desc, l.id desc`,
    { ...filterParams(user, filter), limit: perStage + 1 }
  )
  return rows
}

/** The whole list in batches, oldest first. @param after id of the last of the batch before */
export async function listLeadsAfter(
  user: User,
  filter: LeadFilter,
  after: number,
  limit: number
): Promise<LeadRow[]> {
  const { rows } = await db.rawQuery<{ rows: LeadRow[] }>(
    `select ${leadColumns()} from leads l where ${FILTERED_LEADS} and l.id > :after
     order by l.id limit :limit`,
    { ...filterParams(user, filter), after, limit }
  )
  return rows
}

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

const MAX_HOMES = 200

/** The listings that a person's leads asked about last, by name. */
export async function listLeadHomes(user: User): Promise<{ slug: string; name: string | null }[]> {
  const { rows } = await db.rawQuery<{ rows: { slug: string; name: string | null }[] }>(
    `select slug, name from properties where id in
       (select l.property_id from leads l where ${VISIBLE_LEADS})
     order by name, id limit :max`,
    { ...visibleParams(user), max: MAX_HOMES }
  )
  return rows
}

/** Those who can be given leads by somebody who manages their current team; nobody for others. */
export async function listLeadAgents({ id, currentTeamId }: User): Promise<User[]> {
  const role = await findTeamRole(currentTeamId, id)
  if (currentTeamId === null || !mayManage(role)) return []
  const members = await listTeamMembers(currentTeamId, { page: 1, perPage: MAX_TEAM_MEMBERS })
  return members.filter((member) => mayList(member.role)).map(({ user }) => user)
}
