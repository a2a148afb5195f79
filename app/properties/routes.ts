import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'
import { rowId } from '#app/common/http/row_id'
import { cachePage } from '#app/core/page_cache/cacheable_pages'
import { stampPropertyPage } from '#app/properties/queries/stamp_property_page'

const {
  Properties,
  Publications,
  Animations,
  Components,
  Resources,
  OwnProperties,
  PropertyPages,
  PropertyImages,
} = controllers.properties

router.get('/properties/:slug', [PropertyPages, 'show'])
router.get('/properties/:slug/edit', [PropertyPages, 'edit']).use(middleware.auth())

router
  .group(() => {
    router
      .group(() => {
        router.post('/properties', [Properties, 'store'])
        router.get('/properties/dashboard/realtor', [OwnProperties, 'dashboard'])
        router
          .get('/properties/:publish/paginate/:count', [OwnProperties, 'index'])
          .where('count', router.matchers.number())
        router.post('/properties/:slug', [Properties, 'update'])
        router.post('/properties/:slug/publish', [Publications, 'update'])
        router.post('/properties/:slug/images/:id', [PropertyImages, 'update']).where('id', rowId)
        router.post('/properties/:slug/animations', [Animations, 'update'])
        router.post('/component/:id', [Components, 'update']).where('id', router.matchers.number())
      })
      .use(middleware.auth())

    router.get('/properties/:slug', [Properties, 'show'])
    router.get('/properties/:slug/component/:type', [Components, 'show'])
    router.get('/property/:slug/resources', [Resources, 'show'])
    router.get('/property/:slug/featured-image', [Resources, 'featuredImage'])
  })
  .prefix('/api')
  .as('api')

cachePage('/properties/:slug', stampPropertyPage)
