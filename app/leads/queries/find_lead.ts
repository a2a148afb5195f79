import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { leadColumns, type LeadRow } from '#app/leads/models/lead_row'

/** @throws HttpError 404 */
export async function findLead(id: number, client?: TransactionClientContract): Promise<LeadRow> {
  const { rows } = await (client ?? db).rawQuery<{ rows: LeadRow[] }>(
    `select ${leadColumns()} from leads l where l.id = ?`,
    [id]
  )
  if (!rows[0]) throw HttpError.notFound()
  return rows[0]
}
