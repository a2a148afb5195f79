import { exportPart } from '#app/accounts/registry/export_parts'
import { exportLedger } from '#app/ledger/exports/export_ledger'
import { registrationStep } from '#app/accounts/registry/registration_steps'
import { listen } from '#app/kernel/modules/listen'
import { defineModule } from '#app/kernel/modules/module'
import { grantWelcomeCredits } from '#app/ledger/actions/grant_welcome_credits'
import CreditsChanged from '#app/ledger/events/credits_changed'

export default defineModule({
  name: 'ledger',
  floor: 4,
  routes: () => import('./routes.js'),
  extensions: [
    exportPart({ name: 'credits', title: 'Credits', read: exportLedger }),
    registrationStep(grantWelcomeCredits),
    listen(CreditsChanged, () => import('#app/ledger/listeners/broadcast_credits')),
  ],
})
