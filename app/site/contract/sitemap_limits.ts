/** URLs per sitemap, the most sitemaps.org allows. */
export const SITEMAP_SIZE = 50_000
export const SITEMAP_SECONDS = 600
