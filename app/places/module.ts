import { reservedHandles } from '#app/accounts/handles/reserved_handles'
import { exportPart } from '#app/accounts/exports/export_parts'
import { exportMarkets } from '#app/places/markets/find_markets'
import { defineModule } from '#app/kernel/modules/module'
import { cachedPage } from '#app/kernel/page_cache/cacheable_pages'
import { findMarketStamp } from '#app/places/markets/market_tabs'
import { sitemapPart } from '#app/common/sitemap_parts'

export default defineModule({
  name: 'places',
  floor: 4,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles('markets'),
    exportPart({ name: 'markets', title: 'Markets', read: exportMarkets }),
    sitemapPart(
      'markets',
      `select id, '/markets/' || slug as path, created_at as changed_at from markets`
    ),
    cachedPage('/markets/:slug', findMarketStamp, { views: ['tab'] }),
  ],
})
