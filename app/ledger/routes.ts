import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'

router
  .get('/api/user/credits/image', [controllers.ledger.ImageCredits, 'show'])
  .use(middleware.auth())
