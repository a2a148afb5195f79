import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'

router
  .group(() => {
    router.get('/', [controllers.dashboard.Accounts, 'show']).as('show')
    router.get('/properties', [controllers.dashboard.Properties, 'index']).as('properties')
  })
  .prefix('/dashboard')
  .as('dashboard')
  .use(middleware.auth())
