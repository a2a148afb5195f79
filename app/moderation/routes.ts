import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'
import { rowId } from '#app/common/http/row_id'

const { Reports, StaffReports } = controllers.moderation

router
  .group(() => {
    router.post('/api/reports', [Reports, 'store'])

    router.get('/staff/reports', [StaffReports, 'show'])
    router.get('/api/staff/reports', [StaffReports, 'index'])
    router
      .post('/api/staff/reports/:id/end-sessions', [StaffReports, 'endSessions'])
      .use(middleware.ability('update'))
      .where('id', rowId)
    router
      .post('/api/staff/reports/:id/resolve', [StaffReports, 'resolve'])
      .use(middleware.ability('update'))
      .where('id', rowId)
    router
      .post('/api/staff/reports/:id/dismiss', [StaffReports, 'dismiss'])
      .use(middleware.ability('update'))
      .where('id', rowId)
  })
  .use(middleware.auth())
