import { jsonForHtml } from '#app/kit/shell/json_for_html'

/** What a page is, for search engines, in the words of schema.org. */
export function JsonLd({ value }: { value: object }) {
  const written = jsonForHtml({ '@context': 'https://schema.org', ...value })
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: written }} />
}

interface ItemListLdProps {
  items: readonly { name: string | null; path: string }[]
  /** of the site, absolute, without a trailing slash */
  origin: string
}

/** A list that the page shows, in its order. */
export function ItemListLd({ items, origin }: ItemListLdProps) {
  const itemListElement = items.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    'position': at + 1,
    'name': name ?? undefined,
    'url': origin + path,
  }))
  return <JsonLd value={{ '@type': 'ItemList', 'numberOfItems': items.length, itemListElement }} />
}

interface BreadcrumbsLdProps {
  /** from the section down to the page itself; absolute */
  crumbs: readonly { name: string; item: string }[]
}

export function BreadcrumbsLd({ crumbs }: BreadcrumbsLdProps) {
  const itemListElement = crumbs.map((crumb, at) => ({
    '@type': 'ListItem',
    'position': at + 1,
    ...crumb,
  }))
  return <JsonLd value={{ '@type': 'BreadcrumbList', itemListElement }} />
}
