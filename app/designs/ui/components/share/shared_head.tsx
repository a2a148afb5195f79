import { Head } from '@inertiajs/react'
import type { SharedDesign } from '#app/designs/ui/state/types'

interface SharedHeadProps {
  design: SharedDesign
  /** for link previews; the page has its own */
  title: string
  /** of the site, absolute, without a trailing slash */
  origin: string
}

/** Asks search engines to stay away unless the design is public. */
export function SharedHead({ design, title, origin }: SharedHeadProps) {
  const url = `${origin}/shared/${design.token}`
  const kind = design.compares ? 'both' : 'result'
  const description = ['AI-generated', ...design.look].join(' · ')
  return (
    <Head title="Shared image">
      <meta head-key="description" name="description" content={description} />
      {!design.public && <meta name="robots" content="noindex" />}
      <link head-key="canonical" rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${url}/${kind}.jpg`} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta
        property="og:image:alt"
        content={design.compares ? `${title}: before and after` : title}
      />
      <meta name="twitter:card" content="summary_large_image" />
    </Head>
  )
}
