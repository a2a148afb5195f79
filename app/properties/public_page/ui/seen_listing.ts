import { formatPrice } from '#app/kit/display/format_price'
import type { Seen } from '#app/kit/offline/seen'
import { factsOf } from '#app/properties/parts/ui/part_words'
import { rentWords } from '#app/properties/prices/rent_words'
import { rentTerms } from '#app/properties/prices/ui/rent_terms'
import type { Data } from '#data'

/** A home for the offline page: its price, where it is, its facts and its description. */
export function seenListing(property: Data.Properties.Property, locale: string): Seen {
  const { slug, price, currency, offered_for: offeredFor } = property
  const facts = factsOf(property, locale).map(({ value, label }) =>
    label === 'built' ? `${label} ${value}` : `${value} ${label}`
  )
  const paragraphs = (property.description ?? '').split(/\n+/)
  return {
    kind: 'listing',
    key: slug,
    title: property.name ?? 'Listing',
    note:
      price !== null && currency
        ? rentWords(formatPrice(price, currency, locale), offeredFor)
        : null,
    lines: [
      property.full_address ?? '',
      facts.join(' · '),
      rentTerms(property, locale)
        .map(({ label, value }) => `${label}: ${value}`)
        .join(' · '),
      ...paragraphs,
    ].filter(Boolean),
    href: `/properties/${slug}`,
    picture: property.featured_image,
  }
}
