import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'
import { rowId } from '#app/common/http/row_id'

const { Coin } = controllers.club.coin
const { OfferingPages, Offerings } = controllers.club.offerings
const { PursuitSharing, Pursuits } = controllers.club.pursuits
const { OfferingCalendars, OfferingRequestPages, OfferingRequests } = controllers.club.requests

router
  .group(() => {
    router.get('/club-coin', [Coin, 'show'])
    router.get('/api/club/coin', [Coin, 'index']).as('api.coin.index')
    router.post('/api/club/coin/convert', [Coin, 'convert']).as('api.coin_conversions.store')
  })
  .use(middleware.auth())

router.get('/pursuits', [Pursuits, 'show']).use(middleware.auth())

router
  .group(() => {
    router.get('/pursuits', [Pursuits, 'index'])
    router.post('/pursuits', [Pursuits, 'store'])
    router.patch('/pursuits/:id', [Pursuits, 'update'])
    router.delete('/pursuits/:id', [Pursuits, 'destroy'])
    router.get('/pursuit-invitations', [PursuitSharing, 'index'])
    router.post('/pursuit-invitations', [PursuitSharing, 'invite'])
    router
      .post('/pursuit-invitations/:id', [PursuitSharing, 'answer'])
      .use(middleware.ability('update'))
    router.delete('/pursuit-invitations/:id', [PursuitSharing, 'withdraw'])
    router.delete('/pursuit-sharing', [PursuitSharing, 'leave'])
  })
  .prefix('/api')
  .as('api')
  .where('id', rowId)
  .use(middleware.auth())

router.get('/offerings', [OfferingPages, 'index'])
router
  .group(() => {
    router.get('/offerings/create', [OfferingPages, 'create'])
    router.get('/offerings/requests', [OfferingRequestPages, 'index'])
    router.get('/offerings/requests/:id', [OfferingRequestPages, 'show']).where('id', rowId)
    router.get('/offerings/:slug/edit', [OfferingPages, 'edit'])
    router.get('/offerings/:slug/enter', [OfferingPages, 'enter'])
  })
  .use(middleware.auth())
router
  .get('/offerings/calendar/:file', [OfferingCalendars, 'show'])
  .where('file', /^[\w-]{32}\.ics$/)
router.get('/offerings/:slug', [OfferingPages, 'show'])

router
  .group(() => {
    router.get('/offerings', [Offerings, 'index'])
    router.get('/offerings/:slug', [Offerings, 'show'])
    router.get('/offerings/:slug/reviews', [Offerings, 'reviews'])
    router.get('/users/:id/offerings', [Offerings, 'ofUser']).where('id', rowId)
    router.get('/markets/:id/offerings', [Offerings, 'ofMarket']).where('id', rowId)

    router
      .group(() => {
        router.post('/offerings', [Offerings, 'store'])
        router.patch('/offerings/:slug', [Offerings, 'update'])
        router.delete('/offerings/:slug', [Offerings, 'destroy'])
        router.post('/offerings/:slug/requests', [OfferingRequests, 'store'])
        router.post('/offering-calendar', [OfferingCalendars, 'store'])
        router.delete('/offering-calendar', [OfferingCalendars, 'destroy'])
        router
          .group(() => {
            router
              .put('/offering-days-off/:day', [OfferingCalendars, 'takeOff'])
              .as('offering_days_off.store')
            router
              .delete('/offering-days-off/:day', [OfferingCalendars, 'takeRequests'])
              .as('offering_days_off.destroy')
          })
          .where('day', /^\d{4}-\d{2}-\d{2}$/)
        router.get('/offering-requests', [OfferingRequests, 'index'])
        router
          .group(() => {
            router.get('/', [OfferingRequests, 'show'])
            router.post('/respond', [OfferingRequests, 'respond']).use(middleware.ability('update'))
            router
              .post('/complete', [OfferingRequests, 'complete'])
              .use(middleware.ability('update'))
            router.post('/object', [OfferingRequests, 'object']).use(middleware.ability('update'))
            router.post('/cancel', [OfferingRequests, 'cancel']).use(middleware.ability('update'))
            router.post('/propose', [OfferingRequests, 'propose']).use(middleware.ability('update'))
            router.post('/agree', [OfferingRequests, 'agree']).use(middleware.ability('update'))
            router.post('/review', [OfferingRequests, 'review'])
          })
          .prefix('/offering-requests/:id')
          .where('id', rowId)
      })
      .use(middleware.auth())
  })
  .prefix('/api')
  .as('api')
