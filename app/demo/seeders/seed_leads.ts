import { DateTime } from 'luxon'
import User from '#app/accounts/user'
import { LEADS, type DemoLead } from '#app/demo/data/leads'
import type { InTransaction } from '#app/kernel/database/transaction'
import { recordInquiry } from '#app/leads/inquiries/record_inquiry'
import { recordLead } from '#app/leads/record_lead'
import { INQUIRY_VALID_FOR_DAYS } from '#app/leads/lead_options'
import Inquiry from '#app/leads/inquiries/inquiry'
import Lead from '#app/leads/lead'
import Viewing from '#app/leads/viewings/viewing'
import { insertLeadEvent } from '#app/leads/lead_event'
import LeadReminder from '#app/leads/reminders/lead_reminder'
import { requestDocument } from '#app/properties/documents/request_document'
import PropertyDocument from '#app/properties/documents/property_document'
import type Property from '#app/properties/property'

const TIME_ZONE = 'Europe/Rome'

/** People who asked about listings, and what became of them since. @param homes by name */
export async function seedLeads(
  { trx }: InTransaction,
  owners: ReadonlyMap<number, User>,
  homes: ReadonlyMap<string, Property>
): Promise<void> {
  for (const demo of LEADS) {
    const property = homes.get(demo.home)!
    const at = DateTime.utc().minus({ days: demo.daysAgo, minutes: 95 })
    if (demo.message) await ask({ trx }, demo, demo.message, property, at)
    else if (!demo.document) await meet({ trx }, demo, property, at)
    else await askForDocument({ trx }, demo, demo.document, property)
    const lead = await Lead.query({ client: trx })
      .where({ userId: property.userId, email: demo.email })
      .firstOrFail()
    if (demo.document) await backdateRequest({ trx }, lead, at)
    await work({ trx }, demo, lead, owners.get(property.userId)!, at)
  }
}

async function ask(
  { trx }: InTransaction,
  { name, email, phone, viewingIn }: DemoLead,
  message: string,
  property: Property,
  at: DateTime
) {
  const inquiry = await Inquiry.create(
    {
      ...{ name, email, phone, message },
      propertyId: property.id,
      wantsViewingAt: viewingIn
        ? DateTime.utc().plus({ days: viewingIn }).set({ hour: 9, minute: 0, second: 0 })
        : null,
      timeZone: viewingIn ? TIME_ZONE : null,
      expiresAt: at.plus({ days: INQUIRY_VALID_FOR_DAYS }),
      confirmedAt: at,
      createdAt: at,
    },
    { client: trx }
  )
  await recordInquiry({ trx }, inquiry, property)
}

async function askForDocument(
  { trx }: InTransaction,
  { email }: DemoLead,
  name: string,
  property: Property
) {
  const user = await User.findByOrFail('email', email, { client: trx })
  const document = await PropertyDocument.query({ client: trx })
    .where({ propertyId: property.id, name })
    .firstOrFail()
  await requestDocument({ user, trx }, document.id, [])
}

/** Backdates a request for a document, which no action can do. */
async function backdateRequest({ trx }: InTransaction, { id, email }: Lead, at: DateTime) {
  const asked = at.toJSDate()
  await Lead.query({ client: trx }).where({ id }).update({ happened_at: asked, created_at: asked })
  await trx.from('lead_events').where({ lead_id: id }).update({ created_at: asked })
  const askers = trx.from('users').where({ email }).select('id')
  await trx.from('document_requests').whereIn('user_id', askers).update({ created_at: asked })
}

async function meet(
  { trx }: InTransaction,
  { name, email, phone, source = 'manual' }: DemoLead,
  property: Property,
  at: DateTime
) {
  const titles = { open_house: `Open house at ${property.name}`, form: 'Letters from Portofino' }
  const title = source === 'open_house' || source === 'form' ? titles[source] : null
  await recordLead(
    { trx },
    {
      userId: property.userId,
      teamId: property.teamId,
      propertyId: property.id,
      ...{ name, email, phone, source },
      event: { kind: source, title, cause: 'demo', at: at.toJSDate() },
    }
  )
}

/** What the realtor did about them. */
async function work(
  { trx }: InTransaction,
  { stage, reason, notes = [], reminder }: DemoLead,
  { id }: Lead,
  user: User,
  at: DateTime
) {
  const soon = at.plus({ minutes: 40 })
  if (stage) {
    const answeredAt = soon.toJSDate()
    await Lead.query({ client: trx })
      .where({ id })
      .update({ stage, reason, answered_at: answeredAt })
    const move = { kind: 'stage', stage, message: reason, actorId: user.id } as const
    await insertLeadEvent(id, { ...move, at: answeredAt }, trx)
    // without the mails, which would go to invented addresses
    if (stage === 'viewing') {
      await Viewing.query({ client: trx })
        .where('lead_id', id)
        .update({ status: 'confirmed', revision: 1, decided_at: answeredAt })
    }
  }
  for (const [index, message] of notes.entries()) {
    const noted = soon.plus({ minutes: 5 + index }).toJSDate()
    await insertLeadEvent(id, { kind: 'note', message, actorId: user.id, at: noted }, trx)
  }
  if (!reminder) return
  const dueAt = DateTime.utc().plus({ hours: reminder.inHours }).startOf('hour')
  await LeadReminder.create(
    { leadId: id, userId: user.id, text: reminder.text, dueAt, timeZone: TIME_ZONE },
    { client: trx }
  )
}
