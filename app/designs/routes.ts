import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'
import { designLimits } from '#app/designs/design_rate_limits'
import { rowId } from '#app/common/http/row_id'
import { pictureFile } from '#app/designs/pictures/picture_kind'

const { DesignCards, Designs } = controllers.designs.collection
const { DesignPages } = controllers.designs.designer
const { DesignPublications, PublicDesigns } = controllers.designs.gallery
const { DesignLikes } = controllers.designs.likes
const { DesignOrders, PhotographChecks } = controllers.designs.orders
const { DesignPictures } = controllers.designs.pictures
const { DesignPrompts } = controllers.designs.prompts
const { RestyleItems, RestylePages, Restyles } = controllers.designs.restyles
const { DesignSharePages, DesignShares } = controllers.designs.sharing
const { DesignListings } = controllers.designs.staging
const { DesignCorrections, DesignSurfaces } = controllers.designs.surfaces

router
  .group(() => {
    router.get('/designer', [DesignPages, 'designer'])
    router.get('/designer/collection', [DesignPages, 'collection'])
    router.get('/designs/:id/share', [DesignSharePages, 'edit']).where('id', rowId)
    router.get('/properties/:slug/restyle', [RestylePages, 'create'])
    router.get('/restyles/:id', [RestylePages, 'show']).where('id', rowId)
    router.get('/designs/:id/surfaces', [DesignSurfaces, 'edit']).where('id', rowId)
  })
  .use(middleware.auth())

router
  .group(() => {
    router.post('/designs/generate', [DesignOrders, 'generate'])
    router.post('/designs/regenerate', [DesignOrders, 'regenerate'])
    router.post('/designs/:id/retry', [DesignOrders, 'retry']).use(middleware.ability('update'))

    router.post('/designs/checks', [PhotographChecks, 'store'])

    router.post('/properties/:slug/restyles', [Restyles, 'store'])
    router.get('/restyles/:id', [Restyles, 'show'])
    router.post('/restyles/:id/cancel', [Restyles, 'cancel']).use(middleware.ability('update'))
    router.post('/restyles/:id/resume', [Restyles, 'resume']).use(middleware.ability('update'))
    router
      .post('/restyles/:id/listing', [RestyleItems, 'addToListing'])
      .as('restyle_listings.store')
      .use(middleware.ability('update'))
    router
      .post('/restyles/:id/items/:item/retry', [RestyleItems, 'retry'])
      .use(middleware.ability('update'))
      .where('item', rowId)

    router.get('/designs/prompts', [DesignPrompts, 'index'])
    router
      .post('/designs/prompts', [DesignPrompts, 'store'])
      .use(middleware.limit(designLimits.prompt))
    router.delete('/designs/prompts/:id', [DesignPrompts, 'destroy'])

    router.get('/designs', [Designs, 'index'])
    router.get('/designs/cards', [DesignCards, 'index'])
    router.get('/designs/:id', [Designs, 'show'])
    router.delete('/designs/:id', [Designs, 'destroy'])
    router.post('/designs/:id/favorite', [Designs, 'favorite']).use(middleware.ability('update'))
    router.post('/designs/:id/share', [DesignShares, 'store'])
    router.delete('/designs/:id/share', [DesignShares, 'destroy'])
    router.post('/shared/:token/like', [DesignLikes, 'store'])
    router.delete('/shared/:token/like', [DesignLikes, 'destroy'])
    router.put('/designs/:id/corrections', [DesignCorrections, 'update'])
    router.delete('/designs/:id/corrections', [DesignCorrections, 'destroy'])
    router
      .post('/designs/:id/listings', [DesignListings, 'store'])
      .use(middleware.ability('update'))
    router.post('/designs/:id/publication', [DesignPublications, 'store'])
    router.delete('/designs/:id/publication', [DesignPublications, 'destroy'])
    router.post('/designs/:id/feature', [DesignPublications, 'feature']).as('design_features.store')
    router
      .delete('/designs/:id/feature', [DesignPublications, 'unfeature'])
      .as('design_features.destroy')
  })
  .prefix('/api')
  .as('api')
  .where('id', rowId)
  .use(middleware.auth())

router
  .group(() => {
    router.get('/designs/:id/preview', [DesignPictures, 'preview']).as('design_previews.show')
    router.get('/designs/:id/download', [DesignPictures, 'download']).as('design_downloads.show')
    router.get('/designs/:id/surfaces.png', [DesignSurfaces, 'show'])
    router.get('/designs/:id/corrections.png', [DesignCorrections, 'show'])
  })
  .where('id', rowId)
  .use(middleware.auth())

router.get('/designs', [PublicDesigns, 'show'])
router.get('/designs/gallery', [PublicDesigns, 'gallery'])
router
  .get('/api/users/:id/designs', [PublicDesigns, 'ofUser'])
  .where('id', rowId)
  .as('api.user_designs.index')
router.get('/api/designs/public', [PublicDesigns, 'index']).as('api.public_designs.index')

router.get('/shared/:token', [DesignSharePages, 'show'])
router
  .get('/shared/:token/:kind', [DesignPictures, 'shared'])
  .as('shared_pictures.show')
  .where('kind', pictureFile)
