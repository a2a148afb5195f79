import { reservedHandles } from '#app/accounts/data/reserved_handles'
import { deletionStep } from '#app/accounts/registry/deletion_steps'
import { exportPart } from '#app/accounts/registry/export_parts'
import { milestoneStep } from '#app/accounts/registry/milestones'
import { visitedRegistrationStep } from '#app/accounts/registry/registration_steps'
import { defineModule } from '#app/kernel/modules/module'
import { coinWay } from '#app/ledger/registry/coin_ways'
import { notificationKind } from '#app/notifications/registry/notification_kinds'
import { forgetReferred } from '#app/referrals/actions/forget_referred'
import { settleReferral } from '#app/referrals/actions/settle_referral'
import { REFERRAL_COINS } from '#app/referrals/contract/referral_options'
import { exportReferrals } from '#app/referrals/exports/export_referrals'
import { findReferralStep } from '#app/referrals/sessions/find_referral_step'

export default defineModule({
  name: 'referrals',
  floor: 12,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles('r refer referrals staff'),
    visitedRegistrationStep(findReferralStep),
    milestoneStep(settleReferral),
    coinWay('referral', {
      coins: REFERRAL_COINS,
      label: 'Invite someone who joins in',
      reason: 'Someone you invited joined in',
      url: '/dashboard/refer',
      isRepeatable: true,
      isByOthers: true,
    }),
    notificationKind('referral_joined', {
      label: 'People who join by your link',
      channels: ['in_app', 'email'],
      text: () => 'joined by your link',
    }),
    exportPart({ name: 'referrals', title: 'Invitations', read: exportReferrals }),
    deletionStep({ run: forgetReferred }),
  ],
})
