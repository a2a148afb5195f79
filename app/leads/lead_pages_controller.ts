import type { HttpContext } from '@adonisjs/core/http'
import UserCardTransformer from '#app/accounts/user_card_transformer'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { listLeadAgents, listLeads } from '#app/leads/find_leads'
import LeadTransformer from '#app/leads/lead_transformer'

/** `/dashboard/leads/:id`: a lead's own page. */
export default class LeadPagesController {
  async show({ auth, inertia, params }: HttpContext) {
    const user = auth.getUserOrFail()
    const [row] = await listLeads(user, { id: params.id }, { page: 1, perPage: 1 })
    if (!row) throw HttpError.notFound()
    const agents = await listLeadAgents(user)
    return inertia.render('dashboard/lead', {
      lead: new LeadTransformer(row).toObject(),
      agents: agents.map((agent) => new UserCardTransformer(agent).toObject()),
    })
  }
}
