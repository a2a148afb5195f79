import { exportPart } from '#app/accounts/exports/export_parts'
import { milestoneStep } from '#app/accounts/milestones'
import { registrationStep } from '#app/accounts/registration/registration_steps'
import { listen } from '#app/kernel/modules/listen'
import { defineModule } from '#app/kernel/modules/module'
import { earnForVerifying } from '#app/ledger/earn_coins'
import { grantWelcomeCredits } from '#app/ledger/grant_credits'
import CoinsChanged from '#app/ledger/coins_changed'
import CreditsChanged from '#app/ledger/credits_changed'
import { exportLedger } from '#app/ledger/list_coin_entries'
import { coinWay } from '#app/ledger/coin_ways'
import { notificationKind } from '#app/notifications/notification_kinds'

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
      icon: 'coin',
      topic: 'account',
      channels: ['in_app'],
      text: ({ coins, reason }) => `${reason}: ${coins} coins for you`,
    }),
    listen(CreditsChanged, () => import('#app/ledger/broadcast_credits_listener')),
    listen(CoinsChanged, () => import('#app/ledger/broadcast_coins_listener')),
  ],
})
