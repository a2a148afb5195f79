import { wireTime, type Moment } from '#app/common/http/wire_time'
import { escapeXml } from '#app/common/text/escape_xml'
import { formatPrice } from '#app/kit/display/format_price'
import { cardDetails } from '#app/properties/cards/render_card'
import { rentWords } from '#app/properties/prices/rent_words'
import type { PropertyCardRow } from '#app/properties/property_row'

export interface ListingFeed {
  title: string
  /** of the feed and of the page it belongs to */
  path: string
  pagePath: string
  author: string
  /** since when it could have had entries */
  since: Moment
  listings: readonly PropertyCardRow[]
}

/** An Atom feed (RFC 4287) of new homes. @param origin of the site, without a trailing slash */
export function listingAtom(feed: ListingFeed, origin: string): string {
  const { title, path, pagePath, author, since, listings } = feed
  const times = [since, ...listings.map(({ updatedAt }) => updatedAt)].map(wireTime)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    element('id', origin + path),
    element('title', title),
    element('updated', times.toSorted().at(-1)!),
    link('self', origin + path, 'application/atom+xml'),
    link('alternate', origin + pagePath, 'text/html'),
    `<author>${element('name', author)}</author>`,
    element('generator', 'vesta'),
    ...listings.map((listing) => entryOf(listing, origin)),
    '</feed>',
    '',
  ].join('\n')
}

function entryOf(listing: PropertyCardRow, origin: string): string {
  const { slug, name, price, currency, offeredFor, publishedAt, updatedAt } = listing
  const url = `${origin}/properties/${slug}`
  const asked = price !== null && currency ? formatPrice(price, currency, 'en-US') : ''
  const cost = rentWords(asked, offeredFor)
  return [
    '<entry>',
    element('id', url),
    element('title', name ?? 'A home'),
    element('published', wireTime(publishedAt ?? updatedAt)),
    element('updated', wireTime(updatedAt)),
    link('alternate', url, 'text/html'),
    link('enclosure', `${url}/card.jpg`, 'image/jpeg'),
    element('summary', [cost, cardDetails(listing)].filter(Boolean).join(' · ')),
    '</entry>',
  ].join('\n')
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

function link(relation: string, url: string, type: string): string {
  return `<link rel="${relation}" type="${type}" href="${escapeXml(encodeURI(url))}"/>`
}
