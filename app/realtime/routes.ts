import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'

const { ChannelAuthorizations, UserAuthorizations } = controllers.realtime.authorization

router
  .group(() => {
    router.post('/broadcasting/auth', [ChannelAuthorizations, 'store'])
    router.post('/broadcasting/user-auth', [UserAuthorizations, 'store'])
  })
  .use(middleware.auth())
