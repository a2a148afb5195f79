import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'
import { rowId } from '#app/common/http/row_id'

const { LeadBoards, LeadExports, LeadPages, Leads } = controllers.leads
const { Inquiries, InquiryConfirmations, Viewings } = controllers.leads.inquiries
const { LeadReminders } = controllers.leads.reminders
const { ViewingAnswers, ViewingDoors, ViewingPages, ViewingTimes } = controllers.leads.viewings

router.get('/properties/:slug/ask', [Inquiries, 'show'])
router.post('/properties/:slug/ask', [Inquiries, 'store']).as('inquiries.submit')
router.post('/api/properties/:slug/inquiries', [Inquiries, 'store']).as('api.inquiries.store')
router.get('/properties/:slug/viewing.ics', [Viewings, 'show'])
router.get('/inquiries/:token', [InquiryConfirmations, 'show'])
router.post('/inquiries/:token', [InquiryConfirmations, 'store'])
router.get('/viewings/:token', [ViewingDoors, 'show'])
router.post('/viewings/:token', [ViewingDoors, 'cancel'])
router.post('/viewings/:token/time', [ViewingDoors, 'move'])
router.get('/viewings/:token/viewing.ics', [ViewingDoors, 'calendar'])

router
  .group(() => {
    router.get('/dashboard/leads', [LeadBoards, 'show'])
    router.get('/dashboard/leads/:id', [LeadPages, 'show']).where('id', rowId)
    router.get('/dashboard/viewings', [ViewingPages, 'index'])
    router.put('/api/viewing-hours', [ViewingAnswers, 'setHours']).as('api.viewing_hours.update')
    router
      .patch('/api/viewings/:id', [ViewingAnswers, 'update'])
      .where('id', rowId)
      .as('api.viewing_answers.update')
    router
      .put('/api/viewings/:id/time', [ViewingTimes, 'update'])
      .where('id', rowId)
      .as('api.viewing_times.update')
    router.get('/api/leads/export', [LeadExports, 'show'])
    router.get('/api/leads', [Leads, 'index']).as('api.leads.index')
    router.post('/api/leads', [Leads, 'store']).as('api.leads.store')
    router.patch('/api/leads/:id', [Leads, 'update']).where('id', rowId).as('api.leads.update')
    router.delete('/api/leads/:id', [Leads, 'destroy']).where('id', rowId).as('api.leads.destroy')
    router
      .post('/api/leads/:id/notes', [Leads, 'addNote'])
      .where('id', rowId)
      .as('api.lead_notes.store')
    router
      .post('/api/leads/:id/reminders', [LeadReminders, 'store'])
      .where('id', rowId)
      .as('api.lead_reminders.store')
    router
      .patch('/api/reminders/:id', [LeadReminders, 'update'])
      .where('id', rowId)
      .as('api.lead_reminders.update')
    router
      .delete('/api/reminders/:id', [LeadReminders, 'destroy'])
      .where('id', rowId)
      .as('api.lead_reminders.destroy')
  })
  .use(middleware.auth())
