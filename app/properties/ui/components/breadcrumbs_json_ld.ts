import { jsonForHtml } from '#app/kit/shell/json_for_html'
import { marketPath } from '#app/places/ui/market_path'

/** schema.org's BreadcrumbList, from all homes by the market to this one. */
export function breadcrumbsJsonLd(
  name: string | null,
  market: { slug: string; name: string } | null,
  url: string,
  origin: string
): string {
  const crumbs = [
    { name: 'Homes', item: `${origin}/search` },
    ...(market ? [{ name: market.name, item: `${origin}${marketPath(market)}` }] : []),
    { name: name ?? 'Listing', item: url },
  ]
  return jsonForHtml({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    'itemListElement': crumbs.map((crumb, at) => ({
      '@type': 'ListItem',
      'position': at + 1,
      ...crumb,
    })),
  })
}
