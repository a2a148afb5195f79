import type { HttpContext } from '@adonisjs/core/http'
import { listDashboardTasks } from '#app/accounts/registry/dashboard_tasks'
import { countUnread } from '#app/chats/presence/queries/count_unread'
import FailedDesignTransformer from '#app/dashboard/transformers/failed_design_transformer'
import { findFirstSteps } from '#app/dashboard/queries/find_first_steps'
import { listFailedDesigns } from '#app/designs/collection/queries/list_failed_designs'
import { findCreditBalance } from '#app/ledger/queries/find_credit_balance'
import { propertyPolicy } from '#app/properties/policies/property_policy'
import { countOwnProperties } from '#app/properties/queries/count_own_properties'
import { listOwnCards } from '#app/properties/queries/list_own_properties'
import { ownCard } from '#app/properties/transformers/own_card'
import { listWelcomeContent } from '#app/site/queries/list_welcome_content'

const LATEST_DRAFTS = { page: 1, perPage: 5 }
const MAX_FAILED_DESIGNS = 3

/** The dashboard's home page: what needs attention, and the current numbers. */
export default class AccountsController {
  async show({ auth, inertia }: HttpContext) {
    const user = auth.getUserOrFail()
    const isRealtor = propertyPolicy.create(user)
    const drafts = isRealtor ? await listOwnCards(user, 'draft', LATEST_DRAFTS) : []
    const failed = await listFailedDesigns(user.id, MAX_FAILED_DESIGNS)
    const steps = await findFirstSteps(user)
    return inertia.render('dashboard/account', {
      first_steps: steps,
      discover: steps ? await listWelcomeContent(user.id) : null,
      unread_count: await countUnread(user.id),
      tasks: await listDashboardTasks(user),
      drafts: drafts.slice(0, LATEST_DRAFTS.perPage).map(ownCard),
      failed_designs: failed.map((design) => new FailedDesignTransformer(design).toObject()),
      credits: await findCreditBalance(user.id),
      listings: isRealtor ? await countOwnProperties(user) : null,
    })
  }
}
