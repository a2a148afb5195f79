import { deletionStep } from '#app/accounts/deletion/deletion_steps'
import { dashboardTasks } from '#app/accounts/dashboard_tasks'
import { signInReason } from '#app/accounts/sign_in/sign_in_reasons'
import { exportPart } from '#app/accounts/exports/export_parts'
import { reservedHandles } from '#app/accounts/handles/reserved_handles'
import MessageSent from '#app/chats/messages/message_sent'
import { formPages } from '#app/kernel/http/form_pages'
import { defineModule } from '#app/kernel/modules/module'
import { schedule } from '#app/kernel/queue/schedules'
import { fieldNames } from '#app/kernel/validation/field_names'
import { listen } from '#app/kernel/modules/listen'
import LeadChanged from '#app/leads/lead_changed'
import LeadsChanged from '#app/leads/leads_changed'
import { leadSentence, listLeadTasks } from '#app/leads/lead_notices'
import {
  forgetInquirer,
  releaseLeads,
  exportLeads,
  findMessageReason,
} from '#app/leads/account_steps'
import { SIGNED_OUT_QUESTIONS } from '#app/leads/lead_sql'
import { recordDocumentRequest } from '#app/leads/document_leads'
import { forgetViewings } from '#app/leads/viewings/forget_viewings'
import { listViewingTasks } from '#app/leads/viewings/list_viewing_tasks'
import { viewingSentence } from '#app/leads/viewings/viewing_sentences'
import { notificationKind } from '#app/notifications/notification_kinds'
import DocumentRequestDecided from '#app/properties/documents/document_request_decided'
import { documentRequestStep } from '#app/properties/documents/document_request_steps'
import { inquirySource } from '#app/properties/figures/count_figures'
import { teamDeletionStep, teamDemotionStep, teamDepartureStep } from '#app/teams/team_steps'
import { webhookEvent } from '#app/webhooks/webhook_events'

export default defineModule({
  name: 'leads',
  floor: 13,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles('inquiries leads viewings'),
    dashboardTasks(15, listViewingTasks),
    dashboardTasks(20, listLeadTasks),
    signInReason(findMessageReason),
    formPages('/inquiries', '/properties/:slug/ask', '/viewings'),
    exportPart({ name: 'leads', title: 'Leads and questions', read: exportLeads }),
    deletionStep({ run: forgetInquirer }),
    deletionStep({ run: forgetViewings }),
    listen(LeadChanged, () => import('#app/leads/broadcast_lead_listener')),
    listen(LeadsChanged, () => import('#app/leads/broadcast_leads_listener')),
    listen(MessageSent, () => import('#app/leads/inquiries/note_chat_of_lead_listener')),
    inquirySource(SIGNED_OUT_QUESTIONS),
    documentRequestStep(recordDocumentRequest),
    listen(DocumentRequestDecided, () => import('#app/leads/note_document_answer_listener')),
    schedule('leads:inquiries', '1h', () => import('#app/leads/inquiries/sweep_inquiries_job')),
    schedule('leads:reminders', '1m', () => import('#app/leads/reminders/remind_of_leads_job')),
    schedule(
      'leads:viewings',
      '1m',
      () => import('#app/leads/viewings/send_due_viewing_mails_job')
    ),
    teamDepartureStep(({ team, userId }, trx) => releaseLeads({ teamId: team.id, userId }, trx)),
    teamDemotionStep(({ team, userId }, trx) => releaseLeads({ teamId: team.id, userId }, trx)),
    teamDeletionStep(({ team }, trx) => releaseLeads({ teamId: team.id }, trx)),
    fieldNames({
      assigned_to: 'agent',
      wants_viewing_at: 'time of the viewing',
    }),
    notificationKind('lead', {
      label: 'Leads: questions, visits and assignments',
      icon: 'lead',
      topic: 'work',
      channels: ['in_app', 'email', 'push'],
      text: leadSentence,
    }),
    notificationKind('lead_reminder', {
      label: 'Reminders you set for leads',
      icon: 'reminder',
      topic: 'work',
      channels: ['in_app', 'email', 'push'],
      text: ({ text, name, time }) => `Reminder: ${text} · ${name}, ${time}`,
      hasOwnWords: true,
    }),
    notificationKind('viewing', {
      label: 'Viewings: answers, cancellations and reminders',
      icon: 'calendar',
      topic: 'homes',
      channels: ['in_app', 'email', 'push'],
      text: viewingSentence,
    }),
    webhookEvent('lead.created', { label: 'New lead', isForTeams: true }),
    webhookEvent('lead.updated', { label: 'Lead asked again', isForTeams: true }),
  ],
})
