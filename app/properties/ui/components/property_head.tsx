import { Head } from '@inertiajs/react'
import type { Data } from '#data'
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
  const preview = previewOf(property.featured_image)
  return (
    <>
      <Head title={property.name ?? 'Listing'}>
        <meta head-key="description" name="description" content={description} />
        {!(property.publish && !property.is_private) && <meta name="robots" content="noindex" />}
        <link head-key="canonical" rel="canonical" href={url} />
        <meta property="og:type" content="website" />
        <meta property="og:title" content={property.name ?? ''} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={url} />
        {preview && <meta property="og:image" content={`${origin}${preview.url}`} />}
        {preview && <meta property="og:image:width" content={String(preview.width)} />}
        {preview && <meta property="og:image:height" content={String(preview.height)} />}
        {preview?.alt && <meta property="og:image:alt" content={preview.alt} />}
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

/** Link previews want a JPEG about 1200 pixels wide. */
function previewOf(image: Data.Media.Image | null) {
  if (!image) return null
  const jpegs = image.variants.filter(({ type }) => type === 'image/jpeg')
  const variant = jpegs.find(({ width }) => width >= 1200) ?? jpegs.at(-1)
  if (!variant) return image
  const height = Math.round((image.height * variant.width) / image.width)
  return { url: variant.url, width: variant.width, height, alt: image.alt }
}
