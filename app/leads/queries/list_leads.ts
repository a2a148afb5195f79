import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import type { PageRequest } from '#app/common/http/paginator'
import { leadColumns, type LeadRow } from '#app/leads/models/lead_row'
import { filterParams, FILTERED_LEADS, type LeadFilter } from '#app/leads/models/visible_leads'

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
export async function listBoard(user: User, filter: LeadFilter, perStage: number) {
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
