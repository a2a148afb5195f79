import { Head, usePage } from '@inertiajs/react'
import type { Dream } from '#app/dreams/ui/types'

/** For search engines and link previews. @param path of this page */
export function DreamHead({ dream, path }: { dream: Dream; path: string }) {
  const { app } = usePage().props
  const url = `${app.url}${path}`
  const about = dream.description || `A dream home board by ${dream.owner.name}`
  const description = about.replace(/\s+/g, ' ').slice(0, 200)
  const { cover } = dream
  return (
    <Head title={dream.title}>
      <meta head-key="description" name="description" content={description} />
      {dream.visibility !== 'public' && <meta name="robots" content="noindex" />}
      <link head-key="canonical" rel="canonical" href={url} />
      <meta property="og:type" content="article" />
      <meta property="og:title" content={dream.title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {cover && <meta property="og:image" content={`${app.url}${cover.url}`} />}
      {cover && <meta property="og:image:width" content={String(cover.width)} />}
      {cover && <meta property="og:image:height" content={String(cover.height)} />}
      <meta name="twitter:card" content="summary_large_image" />
    </Head>
  )
}
