import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator, type PageRequest } from '#app/common/http/paginator'
import { transaction } from '#app/kernel/database/transaction'
import { updateLead } from '#app/leads/actions/update_lead'
import { isLeadStage } from '#app/leads/contract/lead_options'
import { listLeads } from '#app/leads/queries/list_leads'
import LeadTransformer from '#app/leads/transformers/lead_transformer'
import { leadValidator } from '#app/leads/validators/lead_validator'

export default class LeadsController {
  async show(ctx: HttpContext) {
    const stage = stageOf(ctx)
    const { data, next_page_url: next } = await this.#list(ctx, { page: 1, perPage: 20 })
    const query = new URLSearchParams({ ...(stage && { stage }), page: '2' })
    return ctx.inertia.render('leads/index', {
      stage,
      leads: data,
      next_page_url: next && `/api/leads?${query}`,
    })
  }

  async index(ctx: HttpContext) {
    return { leads: await this.#list(ctx, pageRequest(ctx)) }
  }

  async update(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const { lead: input } = await ctx.request.validateUsing(leadValidator)
    const lead = await transaction((trx) => updateLead({ user, trx }, ctx.params.id, input))
    return { status: 'success' as const, lead: new LeadTransformer(lead).toObject() }
  }

  async #list(ctx: HttpContext, page: PageRequest) {
    const rows = await listLeads(ctx.auth.getUserOrFail(), stageOf(ctx), page)
    const leads = rows.map((row) => new LeadTransformer(row).toObject())
    return paginator(ctx, leads, page)
  }
}

function stageOf({ request }: HttpContext) {
  const stage: unknown = request.input('stage')
  return isLeadStage(stage) ? stage : null
}
