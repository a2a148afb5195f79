import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'
import { rowId } from '#app/common/http/row_id'

const { ReferralLinks, Referrals, StaffReferrals } = controllers.referrals

router.get('/r/:code', [ReferralLinks, 'show'])

router
  .group(() => {
    router.get('/api/refer', [Referrals, 'index']).as('api.referrals.index')

    router.get('/staff/referrals', [StaffReferrals, 'show'])
    router.get('/api/staff/referrals', [StaffReferrals, 'index'])
    router
      .post('/api/staff/referrals/:id/accept', [StaffReferrals, 'accept'])
      .use(middleware.ability('update'))
      .where('id', rowId)
    router
      .post('/api/staff/referrals/:id/refuse', [StaffReferrals, 'refuse'])
      .use(middleware.ability('update'))
      .where('id', rowId)
  })
  .use(middleware.auth())
