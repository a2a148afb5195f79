import { addressStep } from '#app/accounts/email/address_steps'
import { exportPart } from '#app/accounts/exports/export_parts'
import { reservedHandles } from '#app/accounts/handles/reserved_handles'
import { SEARCH_CONFIRMATION, SEARCH_MAIL_STOP } from '#app/search/alerts/search_links'
import { needsNoToken } from '#app/kernel/security/untokened_routes'
import { defineModule } from '#app/kernel/modules/module'
import { schedule } from '#app/kernel/queue/schedules'
import { fieldNames } from '#app/kernel/validation/field_names'
import { notificationKind } from '#app/notifications/notification_kinds'
import { listingNewsStep } from '#app/properties/publishing/listing_news'
import { noteListingNews } from '#app/search/alerts/note_listing_news'
import { adoptSearches } from '#app/search/saved/change_search'
import { exportSearches } from '#app/search/saved/find_saved_searches'
import { SAVED_SEARCH_MATCH } from '#app/search/saved/saved_search_options'
import { FILTER_FIELD_NAMES } from '#app/search/search_filters'

export default defineModule({
  name: 'search',
  floor: 10,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles('searches'),
    // a guest’s page has none, and saving a search only asks them for a confirmation
    needsNoToken(SEARCH_CONFIRMATION, SEARCH_MAIL_STOP, '/api/saved-searches'),
    exportPart({ name: 'saved_searches', title: 'Saved searches', read: exportSearches }),
    notificationKind(SAVED_SEARCH_MATCH, {
      label: 'Homes that match your saved searches',
      icon: 'home',
      topic: 'homes',
      channels: ['in_app', 'push', 'email'],
      text: ({ home, price, search }) => `${home}, ${price}, matches your search “${search}”`,
    }),
    addressStep(adoptSearches),
    listingNewsStep(noteListingNews),
    schedule('search:matches', '30s', () => import('#app/search/alerts/match_listings_job')),
    schedule('search:mails', '5m', () => import('#app/search/alerts/send_search_mails_job')),
    schedule('search:prune', '1d', () => import('#app/search/alerts/prune_searches_job')),
    fieldNames({
      ...FILTER_FIELD_NAMES,
      polygon: 'area',
      viewport: 'part of the map',
      frequency: 'how often',
      query: 'search',
    }),
  ],
  start: async () => {
    const { transaction } = await import('#app/kernel/database/transaction')
    const { updateRates } = await import('#app/search/rates/update_rates')
    await transaction((trx) => updateRates({ trx }))
  },
})
