import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'
import { rowId } from '#app/common/http/row_id'

const { Embeds, SpotLists, SpotPages, Spots } = controllers.spots
const { Comments } = controllers.spots.comments
const { Feed } = controllers.spots.feed
const { SpotMarks, SpotViews } = controllers.spots.marks

router.get('/feed', [SpotPages, 'feed'])
router.get('/oembed', [Embeds, 'oembed'])
router.get('/spots', [SpotPages, 'index']).use(middleware.auth())
router.get('/spots/create', [SpotPages, 'create']).use(middleware.auth())
router.get('/spots/:slug', [SpotPages, 'show'])
router.get('/spots/:slug/share', [SpotPages, 'share'])
router.get('/spots/:slug/embed', [Embeds, 'show'])
router.get('/spots/:slug/enter', [SpotPages, 'enter']).use(middleware.auth())
router.get('/spots/:slug/edit', [SpotPages, 'edit']).use(middleware.auth())

router
  .group(() => {
    router.get('/feed', [Feed, 'index'])
    router.get('/spot/:slug', [Spots, 'show'])
    router.get('/spot/:slug/comments', [Comments, 'index'])
    router.post('/spot/:slug/views', [SpotViews, 'store'])
    router.get('/users/:id/spots', [SpotLists, 'ofUser']).where('id', rowId)
    router.get('/teams/:id/spots', [SpotLists, 'ofTeam']).where('id', rowId)
    router.get('/markets/:id/spots', [SpotLists, 'ofMarket']).where('id', rowId)

    router
      .group(() => {
        router.get('/spots', [SpotLists, 'own']).as('spot_lists.own')
        router.post('/spots', [Spots, 'store']).as('spots.store')
        router.post('/spot/:slug', [Spots, 'store']).as('spots.store_of_walkthrough')
        router.patch('/spot/:slug', [Spots, 'update'])
        router.delete('/spot/:slug', [Spots, 'destroy'])
        router.post('/spot/:slug/like', [SpotMarks, 'like']).as('spot_likes.store')
        router.delete('/spot/:slug/like', [SpotMarks, 'unlike']).as('spot_likes.destroy')
        router.post('/spot/:slug/save', [SpotMarks, 'save']).as('spot_saves.store')
        router.delete('/spot/:slug/save', [SpotMarks, 'unsave']).as('spot_saves.destroy')
        router.post('/spot/:slug/comments', [Comments, 'store'])
        router.delete('/comments/:id', [Comments, 'destroy']).where('id', rowId)
      })
      .use(middleware.auth())
  })
  .prefix('/api')
  .as('api')
