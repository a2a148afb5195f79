import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'
import { rowId } from '#app/common/http/row_id'

const { ProfilePages, Profiles } = controllers.profiles
const { ConnectionPages, Follows } = controllers.profiles.following
const { People } = controllers.profiles.people
const { ProfileEdits, ProfileSettings, Users } = controllers.profiles.settings
const { Stats } = controllers.profiles.stats

const { presentHandle } = router.named({
  presentHandle: () => import('#app/profiles/present_handle_middleware'),
})

const HANDLE = { match: /^[a-z][\w.]{2,29}$/i, cast: (value: string) => value.toLowerCase() }
/** The first path segment of a profile: `@ava`. */
const AT_HANDLE = {
  match: /^@[a-z][\w.]{2,29}$/i,
  cast: (value: string) => value.slice(1).toLowerCase(),
}

router
  .group(() => {
    router.get('/', [ProfilePages, 'show'])
    router.get('/followers', [ConnectionPages, 'followers'])
    router.get('/followings', [ConnectionPages, 'followings'])
    router.get('/follow', [ProfilePages, 'follow']).use(middleware.auth())
  })
  .prefix('/:handle')
  .where('handle', AT_HANDLE)
  .use(presentHandle())
router.get('/profile', [ProfileEdits, 'show']).use(middleware.auth())
router.get('/users/:handle', [ProfilePages, 'redirect']).where('handle', HANDLE)

router
  .get('/api/markets/:id/people', [People, 'ofMarket'])
  .as('market_people.index')
  .where('id', rowId)
router.get('/api/profile/:handle', [Profiles, 'show']).where('handle', HANDLE).use(presentHandle())
router.get('/api/profile/user/:userId', [Profiles, 'showOfUser']).where('userId', rowId)

router
  .group(() => {
    router.get('/followers', [ConnectionPages, 'followersOf'])
    router.get('/followings', [ConnectionPages, 'followingsOf'])
  })
  .prefix('/api/users/:id')
  .where('id', rowId)

router
  .group(() => {
    router.get('/user/:id', [Users, 'show'])
    router
      .post('/user/:id/update', [ProfileSettings, 'updateUser'])
      .as('users.update')
      .use(middleware.ability('update'))
    router.post('/user/stat/:id/update', [Stats, 'update']).use(middleware.ability('update'))
    router.post('/users/:id/follow', [Follows, 'store'])
    router.delete('/users/:id/follow', [Follows, 'destroy'])
    router.get('/people', [People, 'index'])
    router.get('/followings', [Follows, 'followings']).as('connections.followings')
    router.get('/followers', [Follows, 'followers']).as('connections.followers')
  })
  .prefix('/api')
  .where('id', rowId)
  .use(middleware.auth())

router
  .group(() => {
    router.get('/', [ProfileSettings, 'show'])
    router.patch('/', [ProfileSettings, 'update'])
  })
  .prefix('/api/settings/profile')
  .use(middleware.auth())
