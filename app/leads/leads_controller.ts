import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { once } from '#app/common/idempotency/once'
import { transaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { createLead, deleteLead, updateLead, addNote } from '#app/leads/change_lead'
import { listLeads } from '#app/leads/find_leads'
import LeadTransformer from '#app/leads/lead_transformer'
import {
  leadFilter,
  leadValidator,
  newLeadValidator,
  noteValidator,
} from '#app/leads/lead_validators'
import { listingAt } from '#app/properties/listing_field'
import { propertyPolicy } from '#app/properties/property_policy'
import { findMeasuredListing } from '#app/properties/figures/count_figures'
import { socketIdOf } from '#app/realtime/socket_id'

export default class LeadsController {
  async index(ctx: HttpContext) {
    const page = pageRequest(ctx)
    const rows = await listLeads(ctx.auth.getUserOrFail(), leadFilter(ctx), page)
    const leads = rows.map((row) => new LeadTransformer(row).toObject())
    return { leads: paginator(ctx, leads, page) }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    if (!propertyPolicy.create(user)) throw HttpError.forbidden('Only realtors have leads.')
    const { lead: input } = await ctx.request.validateUsing(newLeadValidator)
    const { property_slug: slug, property: sent, ...given } = input
    const at = slug || (sent && listingAt(sent))
    const listing = at ? await findMeasuredListing(at, user) : null
    const property = listing && { id: listing.id, teamId: listing.team?.id ?? null }
    return once(ctx, async (trx) => {
      const actor = { user, trx, socketId: socketIdOf(ctx) }
      const { lead, isNew } = await createLead(actor, { ...given, property })
      const body = {
        status: 'success' as const,
        lead: new LeadTransformer(lead).toObject(),
        is_new: isNew,
      }
      return { status: isNew ? 201 : 200, body }
    })
  }

  async update(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { lead: input } = await ctx.request.validateUsing(leadValidator)
    const { assigned_to: assignedTo, ...change } = input
    const lead = await transaction((trx) =>
      updateLead({ user, trx, socketId: socketIdOf(ctx) }, ctx.params.id, { assignedTo, ...change })
    )
    return { status: 'success' as const, lead: new LeadTransformer(lead).toObject() }
  }

  async destroy(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    await transaction((trx) => deleteLead({ user, trx, socketId: socketIdOf(ctx) }, ctx.params.id))
    return { status: 'success' as const }
  }

  async addNote(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { note: nested, text = '' } = await ctx.request.validateUsing(noteValidator)
    return once(ctx, async (trx) => {
      const actor = { user, trx, socketId: socketIdOf(ctx) }
      const lead = new LeadTransformer(
        await addNote(actor, ctx.params.id, nested?.text ?? text)
      ).toObject()
      const [note] = lead.notes.slice(-1)
      return { status: 201, body: { status: 'success' as const, note, lead } }
    })
  }
}
