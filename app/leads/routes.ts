import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'
import { rowId } from '#app/common/http/row_id'

const { Inquiries, InquiryConfirmations, Leads, PropertyAnalytics, Viewings } = controllers.leads

router.get('/properties/:slug/ask', [Inquiries, 'show'])
router.post('/properties/:slug/ask', [Inquiries, 'store']).as('inquiries.submit')
router.post('/api/properties/:slug/inquiries', [Inquiries, 'store']).as('api.inquiries.store')
router.get('/properties/:slug/viewing.ics', [Viewings, 'show'])
router.get('/inquiries/:token', [InquiryConfirmations, 'show'])
router.post('/inquiries/:token', [InquiryConfirmations, 'store'])

router
  .group(() => {
    router
      .get('/api/properties/:slug/analytics', [PropertyAnalytics, 'show'])
      .as('api.property_analytics.show')
    router.get('/dashboard/leads', [Leads, 'show'])
    router.get('/api/leads', [Leads, 'index']).as('api.leads.index')
    router.patch('/api/leads/:id', [Leads, 'update']).where('id', rowId).as('api.leads.update')
  })
  .use(middleware.auth())
