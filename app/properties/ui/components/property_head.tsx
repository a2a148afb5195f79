import { Head } from '@inertiajs/react'
import type { Data } from '#data'
import { CARD_HEIGHT, CARD_WIDTH } from '#app/properties/contract/listing_card'
import { breadcrumbsJsonLd } from '#app/properties/ui/components/breadcrumbs_json_ld'
import { jsonLd } from '#app/properties/ui/components/json_ld'

interface PropertyHeadProps {
  property: Data.Properties.Property
  images: Data.Media.Image[]
  market: { slug: string; name: string } | null
  /** of this page, absolute */
  url: string
  /** of the site, absolute, without a trailing slash */
  origin: string
}

/** For search engines and link previews. */
export function PropertyHead({ property, images, market, url, origin }: PropertyHeadProps) {
  const description = (property.description ?? '').replace(/\s+/g, ' ').slice(0, 200)
  const isPublic = property.publish && !property.is_private
  const card = `${url}/card.jpg?v=${Date.parse(property.updated_at)}`
  const alt = property.featured_image?.alt ?? property.name ?? 'Listing'
  return (
    <>
      <Head title={property.name ?? 'Listing'}>
        <meta head-key="description" name="description" content={description} />
        {!isPublic && <meta name="robots" content="noindex" />}
        <link head-key="canonical" rel="canonical" href={url} />
        <meta property="og:type" content="website" />
        <meta property="og:title" content={property.name ?? ''} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={url} />
        {isPublic && <meta property="og:image" content={card} />}
        {isPublic && <meta property="og:image:type" content="image/jpeg" />}
        {isPublic && <meta property="og:image:width" content={String(CARD_WIDTH)} />}
        {isPublic && <meta property="og:image:height" content={String(CARD_HEIGHT)} />}
        {isPublic && <meta property="og:image:alt" content={alt} />}
        <meta name="twitter:card" content="summary_large_image" />
      </Head>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: jsonLd(property, images, url, origin) }}
      />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: breadcrumbsJsonLd(property.name, market, url, origin) }}
      />
    </>
  )
}
