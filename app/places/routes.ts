import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'
import { rowId } from '#app/common/http/row_id'

const { Currencies } = controllers.places
const { Places } = controllers.places.gazetteer
const { MapTiles } = controllers.places.map
const { MarketMembers, MarketPages, Markets } = controllers.places.markets

router.get('/markets/:slug', [MarketPages, 'show'])
router.get('/markets/:slug/join', [MarketPages, 'join']).use(middleware.auth())

router.get('/api/places', [Places, 'index'])
router.get('/api/currency', [Currencies, 'index'])

router
  .group(() => {
    router.get('/', [Markets, 'index'])
    router.post('/', [Markets, 'store'])
    router.get('/user/:userId', [MarketMembers, 'index'])
    router
      .post('/:id/user/:userId/detach', [MarketMembers, 'detach'])
      .use(middleware.ability('update'))
  })
  .prefix('/api/markets')
  .where('id', rowId)
  .where('userId', rowId)
  .use(middleware.auth())

router
  .group(() => {
    router.get('/style.json', [MapTiles, 'style']).as('map_styles.show')
    router.get('/world/:z/:x/:y', [MapTiles, 'world'])
    router.get('/places/:z/:x/:y', [MapTiles, 'places'])
  })
  .prefix('/map')
