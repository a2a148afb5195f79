import { Head } from '@inertiajs/react'
import type { PublicDesign } from '#app/designs/ui/types'

interface PublicHeadProps {
  title: string
  description: string
  /** of this page, absolute */
  url: string
  /** of the site, absolute, without a trailing slash */
  origin: string
  /** its before and after becomes the preview image */
  cover: PublicDesign | undefined
}

export function PublicHead({ title, description, url, origin, cover }: PublicHeadProps) {
  return (
    <Head title={title}>
      <meta head-key="description" name="description" content={description} />
      <link head-key="canonical" rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {cover && <meta property="og:image" content={`${origin}${cover.url}/both.jpg`} />}
      {cover && <meta property="og:image:type" content="image/jpeg" />}
      {cover && <meta property="og:image:alt" content={`${cover.title}: before and after`} />}
      <meta name="twitter:card" content="summary_large_image" />
    </Head>
  )
}
