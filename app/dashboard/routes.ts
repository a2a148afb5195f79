import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'

router
  .get('/dashboard/properties', [controllers.dashboard.Properties, 'index'])
  .use(middleware.auth())
  .as('dashboard.properties')
