import { deletionStep } from '#app/accounts/registry/deletion_steps'
import { exportPart } from '#app/accounts/registry/export_parts'
import { reservedHandles } from '#app/accounts/data/reserved_handles'
import { defineModule } from '#app/kernel/modules/module'
import { schedule } from '#app/kernel/queue/schedules'
import { fieldNames } from '#app/kernel/validation/field_names'
import { forgetInquirer } from '#app/leads/actions/forget_inquirer'
import { exportLeads } from '#app/leads/exports/export_leads'
import { notificationKind } from '#app/notifications/registry/notification_kinds'
import { webhookEvent } from '#app/webhooks/registry/webhook_events'

export default defineModule({
  name: 'leads',
  floor: 12,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles('inquiries leads'),
    exportPart({ name: 'leads', title: 'Leads and questions', read: exportLeads }),
    deletionStep({ run: forgetInquirer }),
    schedule('leads:inquiries', '1h', () => import('#app/leads/jobs/sweep_inquiries')),
    fieldNames({ wants_viewing_at: 'time of the viewing' }),
    notificationKind('lead', {
      label: 'Questions about your listings',
      channels: ['in_app', 'email', 'push'],
      text: ({ name, home, what }) =>
        what === 'viewing' ? `${name} would like to see ${home}` : `${name} asked about ${home}`,
    }),
    webhookEvent('lead.created', { label: 'New lead', isForTeams: true }),
    webhookEvent('lead.updated', { label: 'Lead asked again', isForTeams: true }),
  ],
})
