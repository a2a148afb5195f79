import type { HttpContext } from '@adonisjs/core/http'
import { listDashboardTasks } from '#app/accounts/dashboard_tasks'
import { countUnread } from '#app/chats/reading/count_unread'
import FailedDesignTransformer from '#app/dashboard/failed_design_transformer'
import { homeAnswer } from '#app/dashboard/home/home_answer'
import { findOwnStats } from '#app/dashboard/find_own_stats'
import { findFirstSteps } from '#app/dashboard/find_tasks'
import { listFailedDesigns } from '#app/designs/collection/list_designs'
import { countLeads } from '#app/leads/find_leads'
import { countConfirmedViewings } from '#app/leads/viewings/find_viewings'
import { findCreditBalance } from '#app/ledger/find_balance'
import { propertyPolicy } from '#app/properties/property_policy'
import { countOwnProperties, listOwnCards } from '#app/properties/lists/list_own_properties'
import { ownCard } from '#app/properties/savable_card_transformer'
import { welcomeAnswer } from '#app/site/welcome_answer'

const LATEST_DRAFTS = { page: 1, perPage: 5 }
const MAX_FAILED_DESIGNS = 3

/** Home for who is signed in: what needs attention, then what is new for them. */
export default class AccountsController {
  async show({ auth, inertia }: HttpContext) {
    const user = auth.getUserOrFail()
    const isRealtor = propertyPolicy.create(user)
    const drafts = isRealtor ? await listOwnCards(user, 'draft', LATEST_DRAFTS) : []
    const failed = await listFailedDesigns(user.id, MAX_FAILED_DESIGNS)
    const steps = await findFirstSteps(user)
    const home = await homeAnswer(user)
    return inertia.render('dashboard/account', {
      first_steps: steps,
      discover: steps || !home.new_homes.length ? await welcomeAnswer(user.id) : null,
      ...home,
      unread_count: await countUnread(user.id),
      tasks: await listDashboardTasks(user),
      drafts: drafts.slice(0, LATEST_DRAFTS.perPage).map(ownCard),
      failed_designs: failed.map((design) => new FailedDesignTransformer(design).toObject()),
      stats: await findOwnStats(user.id),
      credits: await findCreditBalance(user.id),
      listings: isRealtor ? await countOwnProperties(user) : null,
      leads: isRealtor ? await countLeads(user) : null,
      viewings: isRealtor ? await countConfirmedViewings(user) : null,
    })
  }
}
