import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'
import { rowId } from '#app/common/http/row_id'
import { pictureFile } from '#app/designs/pictures/picture_kind'

const {
  DesignCards,
  DesignCorrections,
  DesignDownloads,
  DesignFeatures,
  DesignListings,
  DesignOrders,
  DesignPages,
  DesignPreviews,
  DesignPrompts,
  DesignPublications,
  DesignSharePages,
  DesignShares,
  DesignSurfaces,
  Designs,
  PhotographChecks,
  PublicDesigns,
  SharedPictures,
} = controllers.designs

router
  .group(() => {
    router.get('/designer', [DesignPages, 'designer'])
    router.get('/designer/collection', [DesignPages, 'collection'])
    router.get('/designs/:id/share', [DesignSharePages, 'edit']).where('id', rowId)
    router.get('/designs/:id/surfaces', [DesignSurfaces, 'edit']).where('id', rowId)
  })
  .use(middleware.auth())

router
  .group(() => {
    router.post('/designs/generate', [DesignOrders, 'generate'])
    router.post('/designs/regenerate', [DesignOrders, 'regenerate'])
    router.post('/designs/:id/retry', [DesignOrders, 'retry'])

    router.post('/designs/checks', [PhotographChecks, 'store'])

    router.get('/designs/prompts', [DesignPrompts, 'index'])
    router.post('/designs/prompts', [DesignPrompts, 'store'])
    router.delete('/designs/prompts/:id', [DesignPrompts, 'destroy'])

    router.get('/designs', [Designs, 'index'])
    router.get('/designs/cards', [DesignCards, 'index'])
    router.get('/designs/:id', [Designs, 'show'])
    router.delete('/designs/:id', [Designs, 'destroy'])
    router.post('/designs/:id/favorite', [Designs, 'favorite'])
    router.post('/designs/:id/share', [DesignShares, 'store'])
    router.delete('/designs/:id/share', [DesignShares, 'destroy'])
    router.put('/designs/:id/corrections', [DesignCorrections, 'update'])
    router.delete('/designs/:id/corrections', [DesignCorrections, 'destroy'])
    router.post('/designs/:id/listings', [DesignListings, 'store'])
    router.post('/designs/:id/publication', [DesignPublications, 'store'])
    router.delete('/designs/:id/publication', [DesignPublications, 'destroy'])
    router.post('/designs/:id/feature', [DesignFeatures, 'store'])
    router.delete('/designs/:id/feature', [DesignFeatures, 'destroy'])
  })
  .prefix('/api')
  .as('api')
  .where('id', rowId)
  .use(middleware.auth())

router
  .group(() => {
    router.get('/designs/:id/preview', [DesignPreviews, 'show'])
    router.get('/designs/:id/download', [DesignDownloads, 'show'])
    router.get('/designs/:id/surfaces.png', [DesignSurfaces, 'show'])
    router.get('/designs/:id/corrections.png', [DesignCorrections, 'show'])
  })
  .where('id', rowId)
  .use(middleware.auth())

router.get('/designs', [PublicDesigns, 'show'])
router.get('/designs/gallery', [PublicDesigns, 'gallery'])
router.get('/api/designs/public', [PublicDesigns, 'index']).as('api.public_designs.index')

router.get('/shared/:token', [DesignSharePages, 'show'])
router.get('/shared/:token/:kind', [SharedPictures, 'show']).where('kind', pictureFile)
