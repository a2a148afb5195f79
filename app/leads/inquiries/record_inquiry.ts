import { createHash } from 'node:crypto'
import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { InTransaction } from '#app/kernel/database/transaction'
import Lead from '#app/leads/lead'
import { tellLeadChanged } from '#app/leads/lead_changed'
import { recordLead } from '#app/leads/record_lead'
import { requestViewing } from '#app/leads/viewings/request_viewing'
import type Property from '#app/properties/property'

interface Asked {
  name: string
  /** confirmed by whoever asks */
  email: string
  phone: string | null
  message: string
  wantsViewingAt: DateTime | null
  /** of the home, if a time is given */
  timeZone: string | null
  /** when its sender confirmed it; null for somebody signed in */
  confirmedAt: DateTime | null
  /** where somebody signed in asked it, which tells the realtor by itself */
  chatId?: number
  /** names the question; by default its words and the day do */
  cause?: string
}

type AskedHome = Pick<Property, 'id' | 'name' | 'userId' | 'teamId'>

/**
 * Adds a question to its sender's lead and tells who works on it; with a time it asks for a viewing.
 * A repeat adds nothing.
 */
export async function recordInquiry(
  { trx }: InTransaction,
  asked: Asked,
  home: AskedHome
): Promise<void> {
  const { name, email, phone, message, chatId } = asked
  if (await wasJustAsked(asked, home, trx)) return
  const wantsViewingAt = asked.wantsViewingAt?.toJSDate() ?? null
  const what = wantsViewingAt ? 'viewing' : 'question'
  const recorded = await recordLead(
    { trx },
    {
      userId: home.userId,
      teamId: home.teamId,
      source: 'inquiry',
      ...{ name, email, phone, propertyId: home.id },
      event: {
        kind: 'inquiry',
        cause: asked.cause ?? causeOf(asked, home),
        ...{ message, wantsViewingAt },
        url: chatId === undefined ? null : chatPath(chatId),
        at: asked.confirmedAt?.toJSDate(),
      },
      notice: { what, home: home.name ?? 'your listing' },
      isRealtorTold: chatId !== undefined,
    }
  )
  if (!recorded?.isAdded || !asked.wantsViewingAt) return
  await requestViewing(
    { trx },
    {
      ...{ leadId: recorded.id, propertyId: home.id, userId: home.userId },
      startsAt: asked.wantsViewingAt,
      timeZone: asked.timeZone ?? 'UTC',
    }
  )
  await tellLeadChanged({ trx }, { id: recorded.id })
}

/** The same question within a week. */
async function wasJustAsked(
  { email, message, wantsViewingAt }: Asked,
  { id: propertyId, userId }: AskedHome,
  trx: TransactionClientContract
): Promise<boolean> {
  const lead = await Lead.query({ client: trx })
    .where({ user_id: userId, email })
    .forUpdate()
    .first()
  if (!lead) return false
  const same: unknown = await trx
    .from('lead_events')
    .where({ lead_id: lead.id, kind: 'inquiry', property_id: propertyId, message })
    .where({ wants_viewing_at: wantsViewingAt?.toJSDate() ?? null })
    .whereRaw("created_at > now() - interval '7 days'")
    .first()
  return Boolean(same)
}

/** The same for a question asked twice at once, before there is a lead to lock. */
function causeOf(
  { message, wantsViewingAt, confirmedAt }: Asked,
  { id: propertyId }: AskedHome
): string {
  const at = confirmedAt ?? DateTime.utc()
  const words = JSON.stringify([propertyId, message, wantsViewingAt?.toMillis() ?? null])
  const hash = createHash('sha256').update(words).digest('base64url').slice(0, 22)
  return `inquiry:${hash}:${at.toUTC().toISODate()}`
}

/** Where a lead's history leads to a chat. */
export const chatPath = (chatId: number) => `/chats?chat=${chatId}`
