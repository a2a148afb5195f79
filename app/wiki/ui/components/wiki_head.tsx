import { Head } from '@inertiajs/react'
import { photographUrl } from '#app/wiki/ui/photographs'

const DESCRIPTION =
  'A guide to architecture styles, materials, rooms, light and gardens, and to buying and selling a home, with the sources of every fact.'

interface WikiHeadProps {
  /** of the site, absolute, without a trailing slash */
  origin: string
  /** results aren't for search engines */
  isSearch: boolean
}

export function WikiHead({ origin, isSearch }: WikiHeadProps) {
  const url = `${origin}/wiki/luxury`
  return (
    <Head title="Wiki luxury">
      <meta head-key="description" name="description" content={DESCRIPTION} />
      <link head-key="canonical" rel="canonical" href={url} />
      {isSearch && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:title" content="Wiki luxury" />
      <meta property="og:description" content={DESCRIPTION} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${origin}${photographUrl('exteriors/villa')}`} />
      <meta property="og:image:alt" content="A villa at dusk: lit rooms behind glass, a pool" />
      <meta name="twitter:card" content="summary_large_image" />
    </Head>
  )
}
