import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'
import { rowId } from '#app/common/http/row_id'

const { Connections, Follows, People, Profiles, Stats, Users } = controllers.profiles

router.get('/api/profile/:handle', [Profiles, 'show']).where('handle', /^[a-z][\w.]{2,29}$/i)
router.get('/api/profile/user/:userId', [Profiles, 'showOfUser']).where('userId', rowId)

router
  .group(() => {
    router.get('/user/:id', [Users, 'show'])
    router.post('/user/:id/update', [Users, 'update'])
    router.post('/user/stat/:id/update', [Stats, 'update'])
    router.post('/users/:id/follow', [Follows, 'store'])
    router.delete('/users/:id/follow', [Follows, 'destroy'])
    router.get('/people', [People, 'index'])
    router.get('/followings', [Connections, 'followings'])
    router.get('/followers', [Connections, 'followers'])
  })
  .prefix('/api')
  .where('id', rowId)
  .use(middleware.auth())
