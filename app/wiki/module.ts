import { reservedHandles } from '#app/accounts/handles/reserved_handles'
import { sitemapPaths } from '#app/common/sitemap_parts'
import { defineModule } from '#app/kernel/modules/module'
import { cachedPage } from '#app/kernel/page_cache/cacheable_pages'
import { findArticle, findWikiVersion, listArticles } from '#app/wiki/find_articles'

export default defineModule({
  name: 'wiki',
  floor: 13,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles('wiki'),
    cachedPage('/wiki/luxury', findWikiVersion, { views: ['q'] }),
    cachedPage('/wiki/luxury/:slug', async ({ slug }) =>
      (await findArticle(slug)) ? findWikiVersion() : null
    ),
    sitemapPaths(async () => [
      '/wiki/luxury',
      ...(await listArticles()).map(({ slug }) => `/wiki/luxury/${slug}`),
    ]),
  ],
})
