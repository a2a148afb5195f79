import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'
import { designLimits } from '#app/designs/policies/rate_limits'
import { rowId } from '#app/common/http/row_id'
import { pictureFile } from '#app/designs/pictures/picture_kind'

const { DesignPages, collection, gallery, orders, prompts, restyles, sharing, surfaces } =
  controllers.designs

router
  .group(() => {
    router.get('/designer', [DesignPages, 'designer'])
    router.get('/designer/collection', [DesignPages, 'collection'])
    router.get('/designs/:id/share', [sharing.DesignSharePages, 'edit']).where('id', rowId)
    router.get('/properties/:slug/restyle', [restyles.RestylePages, 'create'])
    router.get('/restyles/:id', [restyles.RestylePages, 'show']).where('id', rowId)
    router.get('/designs/:id/surfaces', [surfaces.DesignSurfaces, 'edit']).where('id', rowId)
  })
  .use(middleware.auth())

router
  .group(() => {
    router.post('/designs/generate', [orders.DesignOrders, 'generate'])
    router.post('/designs/regenerate', [orders.DesignOrders, 'regenerate'])
    router
      .post('/designs/:id/retry', [orders.DesignOrders, 'retry'])
      .use(middleware.ability('update'))

    router.post('/designs/checks', [orders.PhotographChecks, 'store'])

    router.post('/properties/:slug/restyles', [restyles.Restyles, 'store'])
    router.get('/restyles/:id', [restyles.Restyles, 'show'])
    router
      .post('/restyles/:id/cancel', [restyles.Restyles, 'cancel'])
      .use(middleware.ability('update'))
    router
      .post('/restyles/:id/listing', [restyles.RestyleListings, 'store'])
      .use(middleware.ability('update'))
    router
      .post('/restyles/:id/items/:item/retry', [restyles.RestyleItems, 'retry'])
      .use(middleware.ability('update'))
      .where('item', rowId)

    router.get('/designs/prompts', [prompts.DesignPrompts, 'index'])
    router
      .post('/designs/prompts', [prompts.DesignPrompts, 'store'])
      .use(middleware.limit(designLimits.prompt))
    router.delete('/designs/prompts/:id', [prompts.DesignPrompts, 'destroy'])

    router.get('/designs', [collection.Designs, 'index'])
    router.get('/designs/cards', [collection.DesignCards, 'index'])
    router.get('/designs/:id', [collection.Designs, 'show'])
    router.delete('/designs/:id', [collection.Designs, 'destroy'])
    router
      .post('/designs/:id/favorite', [collection.Designs, 'favorite'])
      .use(middleware.ability('update'))
    router.post('/designs/:id/share', [sharing.DesignShares, 'store'])
    router.delete('/designs/:id/share', [sharing.DesignShares, 'destroy'])
    router.put('/designs/:id/corrections', [surfaces.DesignCorrections, 'update'])
    router.delete('/designs/:id/corrections', [surfaces.DesignCorrections, 'destroy'])
    router
      .post('/designs/:id/listings', [collection.DesignListings, 'store'])
      .use(middleware.ability('update'))
    router.post('/designs/:id/publication', [gallery.DesignPublications, 'store'])
    router.delete('/designs/:id/publication', [gallery.DesignPublications, 'destroy'])
    router.post('/designs/:id/feature', [gallery.DesignFeatures, 'store'])
    router.delete('/designs/:id/feature', [gallery.DesignFeatures, 'destroy'])
  })
  .prefix('/api')
  .as('api')
  .where('id', rowId)
  .use(middleware.auth())

router
  .group(() => {
    router.get('/designs/:id/preview', [collection.DesignPreviews, 'show'])
    router.get('/designs/:id/download', [collection.DesignDownloads, 'show'])
    router.get('/designs/:id/surfaces.png', [surfaces.DesignSurfaces, 'show'])
    router.get('/designs/:id/corrections.png', [surfaces.DesignCorrections, 'show'])
  })
  .where('id', rowId)
  .use(middleware.auth())

router.get('/designs', [gallery.PublicDesigns, 'show'])
router.get('/designs/gallery', [gallery.PublicDesigns, 'gallery'])
router
  .get('/api/users/:id/designs', [gallery.UserDesigns, 'index'])
  .where('id', rowId)
  .as('api.user_designs.index')
router.get('/api/designs/public', [gallery.PublicDesigns, 'index']).as('api.public_designs.index')

router.get('/shared/:token', [sharing.DesignSharePages, 'show'])
router.get('/shared/:token/:kind', [sharing.SharedPictures, 'show']).where('kind', pictureFile)
