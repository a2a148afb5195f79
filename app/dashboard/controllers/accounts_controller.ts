import type { HttpContext } from '@adonisjs/core/http'
import { countUnread } from '#app/chats/presence/queries/count_unread'
import DraftTransformer from '#app/dashboard/transformers/draft_transformer'
import FailedDesignTransformer from '#app/dashboard/transformers/failed_design_transformer'
import { listFailedDesigns } from '#app/designs/collection/queries/list_failed_designs'
import { countLeads } from '#app/leads/queries/list_leads'
import { findCreditBalance } from '#app/ledger/queries/find_credit_balance'
import { propertyPolicy } from '#app/properties/policies/property_policy'
import { countOwnProperties } from '#app/properties/queries/count_own_properties'
import { listOwnDrafts } from '#app/properties/queries/list_own_drafts'

const MAX_DRAFTS = 5
const MAX_FAILED_DESIGNS = 3

/** The dashboard's home page: what needs attention, and the current numbers. */
export default class AccountsController {
  async show({ auth, inertia }: HttpContext) {
    const user = auth.getUserOrFail()
    const isRealtor = propertyPolicy.create(user)
    const drafts = isRealtor ? await listOwnDrafts(user, MAX_DRAFTS) : []
    const failed = await listFailedDesigns(user.id, MAX_FAILED_DESIGNS)
    return inertia.render('dashboard/account', {
      unread_count: await countUnread(user.id),
      new_leads: isRealtor ? await countLeads(user, 'new') : 0,
      drafts: drafts.map((draft) => new DraftTransformer(draft).toObject()),
      failed_designs: failed.map((design) => new FailedDesignTransformer(design).toObject()),
      credits: await findCreditBalance(user.id),
      listings: isRealtor ? await countOwnProperties(user) : null,
    })
  }
}
