import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'
import { PICTURE_LIMITS } from '#app/media/uploads/upload_limits'

const { PrivateMedia } = controllers.media.serving
const { Uploads } = controllers.media.uploads

router
  .group(() => {
    router.post('/uploads', [Uploads, 'store']).use(middleware.limit(PICTURE_LIMITS))
    router.delete('/upload/:id', [Uploads, 'destroy']).where('id', router.matchers.number())
  })
  .prefix('/api')
  .as('api')
  .use(middleware.auth())

router.get('/media/:hash/:file', [PrivateMedia, 'show'])
