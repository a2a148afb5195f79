import db from '@adonisjs/lucid/services/db'
import { statusOf } from '#app/farm/open_houses/open_house_options'
import type { MailKind } from '#app/farm/open_house_mails/plan_mails'
import { readOpenHouses, type OpenHouseRow } from '#app/farm/open_houses/open_house_row'
import { readVisitors, type VisitorRow } from '#app/farm/visitors/visitor_row'

export interface MailedVisitor {
  mailId: number
  kind: MailKind
  visitor: VisitorRow
  house: OpenHouseRow
}

/** Null if the mail no longer fits: the visitor withdrew, it was canceled, or it is too late. */
export async function findMailedVisitor(mailId: number): Promise<MailedVisitor | null> {
  const mail: { visitor_id: number; kind: MailKind } | null = await db
    .from('open_house_mails')
    .where('id', mailId)
    .first()
  if (!mail) return null
  const { kind } = mail
  const [visitor] = await readVisitors('where v.id = :id', { id: mail.visitor_id })
  if (!visitor) return null
  const [house] = await readOpenHouses('where o.id = :id', { id: visitor.openHouseId })
  return house && fits(kind, visitor, house) ? { mailId, kind, visitor, house } : null
}

function fits(kind: MailKind, { status, ...visitor }: VisitorRow, house: OpenHouseRow): boolean {
  const state = statusOf(house)
  if (kind === 'cancelled') return state === 'cancelled'
  if (state === 'cancelled') return false
  if (kind === 'consent') {
    return visitor.consentedAt !== null && visitor.consentConfirmedAt === null
  }
  if (kind === 'thanks') {
    const isWelcome = status === 'registered' || visitor.consentedAt !== null
    return visitor.checkedInAt !== null && isWelcome
  }
  if (state === 'ended') return false
  if (kind === 'reminder_day' || kind === 'reminder_soon') {
    return status === 'registered' && state === 'scheduled' && visitor.checkedInAt === null
  }
  if (kind === 'waiting') return status === 'waiting'
  if (kind.startsWith('changed:')) return status === 'registered' || status === 'waiting'
  return status === 'registered'
}
