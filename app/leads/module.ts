import { deletionStep } from '#app/accounts/registry/deletion_steps'
import { dashboardTasks } from '#app/accounts/registry/dashboard_tasks'
import { signInReason } from '#app/accounts/registry/sign_in_reasons'
import { exportPart } from '#app/accounts/registry/export_parts'
import { reservedHandles } from '#app/accounts/data/reserved_handles'
import MessageSent from '#app/chats/messages/events/message_sent'
import { defineModule } from '#app/kernel/modules/module'
import { schedule } from '#app/kernel/queue/schedules'
import { fieldNames } from '#app/kernel/validation/field_names'
import { listen } from '#app/kernel/modules/listen'
import LeadChanged from '#app/leads/events/lead_changed'
import LeadsChanged from '#app/leads/events/leads_changed'
import { leadSentence } from '#app/leads/models/lead_sentence'
import { forgetInquirer } from '#app/leads/actions/forget_inquirer'
import { recordDocumentRequest } from '#app/leads/actions/record_document_request'
import { releaseLeads } from '#app/leads/actions/release_leads'
import { exportLeads } from '#app/leads/exports/export_leads'
import { findMessageReason } from '#app/leads/queries/find_message_reason'
import { listLeadTasks } from '#app/leads/queries/list_lead_tasks'
import { notificationKind } from '#app/notifications/registry/notification_kinds'
import DocumentRequestDecided from '#app/properties/documents/events/document_request_decided'
import { documentRequestStep } from '#app/properties/registry/document_request_steps'
import { teamDepartureStep } from '#app/teams/registry/team_steps'
import { webhookEvent } from '#app/webhooks/registry/webhook_events'

export default defineModule({
  name: 'leads',
  floor: 13,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles('inquiries leads'),
    dashboardTasks(20, listLeadTasks),
    signInReason(findMessageReason),
    exportPart({ name: 'leads', title: 'Leads and questions', read: exportLeads }),
    deletionStep({ run: forgetInquirer }),
    listen(LeadChanged, () => import('#app/leads/listeners/broadcast_lead')),
    listen(LeadsChanged, () => import('#app/leads/listeners/broadcast_leads')),
    listen(MessageSent, () => import('#app/leads/listeners/note_chat_of_lead')),
    documentRequestStep(recordDocumentRequest),
    listen(DocumentRequestDecided, () => import('#app/leads/listeners/note_document_answer')),
    schedule('leads:inquiries', '1h', () => import('#app/leads/jobs/sweep_inquiries')),
    schedule('leads:reminders', '1m', () => import('#app/leads/jobs/remind_of_leads')),
    teamDepartureStep(({ team, userId }, trx) => releaseLeads(team.id, userId, trx)),
    fieldNames({
      assigned_to: 'agent',
      property_slug: 'listing',
      wants_viewing_at: 'time of the viewing',
    }),
    notificationKind('lead', {
      label: 'Leads: questions, visits and assignments',
      channels: ['in_app', 'email', 'push'],
      text: leadSentence,
    }),
    notificationKind('lead_reminder', {
      label: 'Reminders you set for leads',
      channels: ['in_app', 'email', 'push'],
      text: ({ text, name, time }) => `Reminder: ${text} · ${name}, ${time}`,
    }),
    webhookEvent('lead.created', { label: 'New lead', isForTeams: true }),
    webhookEvent('lead.updated', { label: 'Lead asked again', isForTeams: true }),
  ],
})
