import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'

const { PropertyExports } = controllers.imports

router
  .get('/api/properties/export', [PropertyExports, 'show'])
  .as('api.property_exports.show')
  .use(middleware.auth())
