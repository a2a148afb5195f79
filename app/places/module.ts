import { reservedHandles } from '#app/accounts/handles/reserved_handles'
import { exportPart } from '#app/accounts/exports/export_parts'
import { signInReason } from '#app/accounts/sign_in/sign_in_reasons'
import { exportMarkets } from '#app/places/markets/find_markets'
import { defineModule } from '#app/kernel/modules/module'
import { cachedPage } from '#app/kernel/page_cache/cacheable_pages'
import { queue } from '#app/kernel/queue/queues'
import { findJoinReason } from '#app/places/markets/join_reason'
import { findMarketStamp } from '#app/places/markets/market_tabs'
import { sitemapPart } from '#app/common/sitemap_parts'

export default defineModule({
  name: 'places',
  floor: 4,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles('markets'),
    signInReason(findJoinReason),
    queue('geocoding', { order: 55, isSerial: true }),
    exportPart({ name: 'markets', title: 'Markets', read: exportMarkets }),
    sitemapPart(
      'markets',
      `select id, '/markets/' || slug as path, created_at as changed_at from markets`
    ),
    cachedPage('/markets/:slug', findMarketStamp, { views: ['tab'] }),
  ],
})
