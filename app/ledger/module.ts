import { exportPart } from '#app/accounts/registry/export_parts'
import { milestoneStep } from '#app/accounts/registry/milestones'
import { registrationStep } from '#app/accounts/registry/registration_steps'
import { listen } from '#app/kernel/modules/listen'
import { defineModule } from '#app/kernel/modules/module'
import { earnForVerifying } from '#app/ledger/actions/earn_for_verifying'
import { grantWelcomeCredits } from '#app/ledger/actions/grant_welcome_credits'
import CoinsChanged from '#app/ledger/events/coins_changed'
import CreditsChanged from '#app/ledger/events/credits_changed'
import { exportLedger } from '#app/ledger/exports/export_ledger'
import { coinWay } from '#app/ledger/registry/coin_ways'
import { notificationKind } from '#app/notifications/registry/notification_kinds'

export default defineModule({
  name: 'ledger',
  floor: 5,
  routes: () => import('./routes.js'),
  extensions: [
    exportPart({ name: 'credits', title: 'Credits and club coin', read: exportLedger }),
    registrationStep(grantWelcomeCredits),
    coinWay('email_verified', {
      coins: 10,
      label: 'Verify your email address',
      reason: 'You verified your email address',
      url: '/settings',
    }),
    milestoneStep(earnForVerifying),
    notificationKind('coin_earned', {
      label: 'Club coin you earned',
      channels: ['in_app'],
      text: ({ coins, reason }) => `${reason} and earned ${coins} coins`,
    }),
    listen(CreditsChanged, () => import('#app/ledger/listeners/broadcast_credits')),
    listen(CoinsChanged, () => import('#app/ledger/listeners/broadcast_coins')),
  ],
})
