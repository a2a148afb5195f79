import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'
import { rowId } from '#app/common/http/row_id'
import { SEARCH_CONFIRMATION, SEARCH_MAIL_STOP } from '#app/search/alerts/search_links'

const { SearchPages, Searches } = controllers.search
const { SearchConfirmations, SearchMailStops } = controllers.search.alerts
const { Comparisons } = controllers.search.compare
const { OptionCounts } = controllers.search.counts
const { SearchedPlaces } = controllers.search.places
const { Rates } = controllers.search.rates
const { SavedPages, SavedSearches } = controllers.search.saved

router.get('/search', [SearchPages, 'show'])
router.get('/search/compare', [Comparisons, 'show'])
router.get('/searches', [SavedPages, 'show']).use(middleware.auth())
router
  .group(() => {
    router.get(SEARCH_CONFIRMATION, [SearchConfirmations, 'show'])
    router.post(SEARCH_CONFIRMATION, [SearchConfirmations, 'store'])
    router.get(SEARCH_MAIL_STOP, [SearchMailStops, 'show'])
    router.post(SEARCH_MAIL_STOP, [SearchMailStops, 'store'])
  })
  .where('id', rowId)

router
  .group(() => {
    router.get('/search/properties', [Searches, 'index'])
    router.get('/search/places', [SearchedPlaces, 'index'])
    router.get('/search/homes', [Comparisons, 'index'])
    router.get('/search/counts', [OptionCounts, 'index'])
    router.get('/search/clusters', [Searches, 'clusters'])
    router.get('/currency/rates', [Rates, 'index'])
    router.post('/saved-searches', [SavedSearches, 'store'])
    router
      .group(() => {
        router.get('/saved-searches', [SavedSearches, 'index'])
        router.patch('/saved-searches/:id', [SavedSearches, 'update']).where('id', rowId)
        router.delete('/saved-searches/:id', [SavedSearches, 'destroy']).where('id', rowId)
      })
      .use(middleware.auth())
    router.get('/properties/:slug/similar', [Searches, 'similar']).as('similar_listings.index')
  })
  .prefix('/api')
  .as('api')
