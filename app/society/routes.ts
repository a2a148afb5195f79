import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'

const { Society } = controllers.society

router
  .group(() => {
    router.get('/society', [Society, 'show'])
    router.get('/api/society', [Society, 'index'])
  })
  .use(middleware.auth())
