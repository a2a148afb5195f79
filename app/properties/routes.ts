import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'
import { rowId } from '#app/common/http/row_id'

const {
  MarketProperties,
  Properties,
  Publications,
  Animations,
  Components,
  Duplicates,
  Resources,
  OwnProperties,
  PropertyCards,
  PropertyPages,
  PropertyImages,
  PropertyShares,
  PropertyViews,
  TeamProperties,
  UserProperties,
  saving,
} = controllers.properties

/** Another module answers `/api/properties/export`. */
const NOT_EXPORT = /^(?!export$)/

router.get('/properties/:slug', [PropertyPages, 'show'])
router.get('/properties/:slug/print', [PropertyPages, 'print'])
router.get('/properties/:slug/edit', [PropertyPages, 'edit']).use(middleware.auth())
router.get('/properties/:slug/card.jpg', [PropertyCards, 'show'])
router.get('/properties/:slug/save', [saving.SavedProperties, 'show']).use(middleware.auth())

router
  .group(() => {
    router
      .group(() => {
        router.post('/properties', [Properties, 'store'])
        router.get('/properties/dashboard/realtor', [OwnProperties, 'dashboard'])
        router
          .get('/properties/:publish/paginate/:count', [OwnProperties, 'index'])
          .where('count', router.matchers.number())
        router.get('/properties/saved', [saving.SavedProperties, 'index'])
        router.post('/properties/:slug/save', [saving.SavedProperties, 'store'])
        router.delete('/properties/:slug/save', [saving.SavedProperties, 'destroy'])
        router.post('/properties/:slug', [Properties, 'update'])
        router.post('/properties/:slug/publish', [Publications, 'update'])
        router.post('/properties/:slug/duplicate', [Duplicates, 'store'])
        router.post('/properties/:slug/images/:id', [PropertyImages, 'update']).where('id', rowId)
        router.post('/properties/:slug/animations', [Animations, 'update'])
        router.post('/component/:id', [Components, 'update']).where('id', router.matchers.number())
      })
      .use(middleware.auth())

    router.get('/markets/:id/properties', [MarketProperties, 'index']).where('id', rowId)
    router.get('/teams/:id/properties', [TeamProperties, 'index']).where('id', rowId)
    router.get('/users/:id/properties', [UserProperties, 'index']).where('id', rowId)
    router.get('/properties/:slug', [Properties, 'show']).where('slug', NOT_EXPORT)
    router.post('/properties/:slug/views', [PropertyViews, 'store'])
    router.post('/properties/:slug/shares', [PropertyShares, 'store'])
    router.get('/properties/:slug/component/:type', [Components, 'show'])
    router.get('/property/:slug/resources', [Resources, 'show'])
    router.get('/property/:slug/featured-image', [Resources, 'featuredImage'])
  })
  .prefix('/api')
  .as('api')
