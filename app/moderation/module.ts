import { exportPart } from '#app/accounts/exports/export_parts'
import { exportReports, forgetPerson } from '#app/moderation/account_steps'
import { deletionStep } from '#app/accounts/deletion/deletion_steps'
import { defineModule } from '#app/kernel/modules/module'
import { findReportableUser } from '#app/moderation/find_reports'
import { notificationKind } from '#app/notifications/notification_kinds'
import { reportable } from '#app/moderation/reportable_registry'

const RESOLVED = 'We looked at what you reported and acted on it'
const OUTCOMES: Record<string, string> = {
  taken_down: 'We looked at what you reported and took it down',
  dismissed: 'We looked at what you reported and found nothing against our rules',
}

export default defineModule({
  name: 'moderation',
  floor: 5,
  routes: () => import('./routes.js'),
  extensions: [
    exportPart({ name: 'reports', title: 'Reports you made', read: exportReports }),
    reportable('user', findReportableUser),
    deletionStep({ run: forgetPerson }),
    notificationKind('report_outcome', {
      label: 'Report outcomes',
      icon: 'flag',
      topic: 'account',
      channels: ['in_app', 'email'],
      text: ({ outcome }) => OUTCOMES[outcome ?? ''] ?? RESOLVED,
    }),
    notificationKind('taken_down', {
      label: 'Removed content',
      icon: 'flag',
      topic: 'account',
      channels: ['in_app', 'email'],
      text: ({ subject }) => `We took down your ${subject} because it breaks our rules`,
    }),
  ],
})
