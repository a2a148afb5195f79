import { reservedHandles } from '#app/accounts/handles/reserved_handles'
import { deletionStep } from '#app/accounts/deletion/deletion_steps'
import { exportPart } from '#app/accounts/exports/export_parts'
import { milestoneStep } from '#app/accounts/milestones'
import { registrationInvitation } from '#app/accounts/registration/registration_invitations'
import { visitedRegistrationStep } from '#app/accounts/registration/registration_steps'
import { defineModule } from '#app/kernel/modules/module'
import { coinWay } from '#app/ledger/coin_ways'
import { notificationKind } from '#app/notifications/notification_kinds'
import { forgetReferred, exportReferrals } from '#app/referrals/account_steps'
import { settleReferral } from '#app/referrals/settle_referral'
import { REFERRAL_COINS } from '#app/referrals/referral_options'
import { findReferralInvitation, findReferralStep } from '#app/referrals/keep_referral'

export default defineModule({
  name: 'referrals',
  floor: 12,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles('r refer referrals staff'),
    visitedRegistrationStep(findReferralStep),
    registrationInvitation(findReferralInvitation),
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
      icon: 'follow',
      topic: 'people',
      channels: ['in_app', 'email'],
      text: () => 'joined by your link',
    }),
    exportPart({ name: 'referrals', title: 'Invitations', read: exportReferrals }),
    deletionStep({ run: forgetReferred }),
  ],
})
