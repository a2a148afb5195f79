import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'

const { PrivateMedia, Uploads } = controllers.media

router
  .group(() => {
    router.post('/uploads', [Uploads, 'store'])
    router.delete('/upload/:id', [Uploads, 'destroy']).where('id', router.matchers.number())
  })
  .prefix('/api')
  .as('api')
  .use(middleware.auth())

router.get('/media/:hash/:file', [PrivateMedia, 'show'])
