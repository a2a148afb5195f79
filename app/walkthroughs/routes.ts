import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'
import { rowId } from '#app/common/http/row_id'

const { WalkthroughPages, Walkthroughs } = controllers.walkthroughs
const { VideoLists } = controllers.walkthroughs.lists
const { WalkthroughVideos } = controllers.walkthroughs.videos

router.get('/walkthroughs', [WalkthroughPages, 'index']).use(middleware.auth())
router.get('/walkthroughs/:slug', [WalkthroughPages, 'show'])
router.get('/walkthroughs/:slug/edit', [WalkthroughPages, 'edit']).use(middleware.auth())

router
  .group(() => {
    router
      .group(() => {
        router.get('/walkthroughs', [Walkthroughs, 'index'])
        router.post('/walkthroughs', [Walkthroughs, 'store'])
        router.patch('/walkthrough/:slug', [Walkthroughs, 'update'])
        router.delete('/walkthrough/:slug', [Walkthroughs, 'destroy'])
        router
          .post('/walkthrough/:slug/publish', [Walkthroughs, 'publish'])
          .as('walkthrough_publications.update')
          .use(middleware.ability('update'))
        router.get('/videos', [WalkthroughVideos, 'index'])
        router.post('/video/walkthrough/:slug', [WalkthroughVideos, 'store'])
        router.post('/video/blank', [WalkthroughVideos, 'storeBlank'])
        router
          .post('/video/:id/update', [WalkthroughVideos, 'update'])
          .use(middleware.ability('update'))
          .where('id', rowId)
        router
          .post('/video/:id/retry', [WalkthroughVideos, 'retry'])
          .as('video_retries.store')
          .use(middleware.ability('update'))
          .where('id', rowId)
        router.delete('/video/:id', [WalkthroughVideos, 'destroy']).where('id', rowId)
        router.post('/video-lists/:id/lists', [VideoLists, 'store']).where('id', rowId)
        router.patch('/video-lists/:id', [VideoLists, 'update']).where('id', rowId)
        router.delete('/video-lists/:id', [VideoLists, 'destroy']).where('id', rowId)
      })
      .use(middleware.auth())

    router.get('/walkthrough/:slug', [Walkthroughs, 'show'])
    router.get('/video/:id', [WalkthroughVideos, 'show']).where('id', rowId)
    router.get('/video-lists/:id/lists', [VideoLists, 'index']).where('id', rowId)
    router.get('/video-lists/:id/videos', [VideoLists, 'videos']).where('id', rowId)
  })
  .prefix('/api')
  .as('api')
