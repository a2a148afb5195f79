import { Head } from '@inertiajs/react'
import { jsonForHtml } from '#app/kit/shell/json_for_html'
import { entryPath, entryTitle } from '#app/journals/ui/journal_words'
import type { Entry, Journal } from '#app/journals/ui/journals_api'

interface EntryHeadProps {
  journal: Journal
  entry: Entry
  /** of the site, absolute, without a trailing slash */
  origin: string
}

/** For search engines, feed readers and link previews. */
export function EntryHead({ journal, entry, origin }: EntryHeadProps) {
  const title = entryTitle(entry)
  const url = `${origin}${entryPath(entry)}`
  const description = entry.excerpt || `From ${journal.title}, a journal by ${journal.user.name}`
  const isPublic = journal.visibility === 'public' && entry.status === 'publish'
  const { cover } = entry
  return (
    <>
      <Head title={title}>
        <meta head-key="description" name="description" content={description} />
        {!isPublic && <meta name="robots" content="noindex" />}
        <link head-key="canonical" rel="canonical" href={url} />
        {isPublic && (
          <link
            rel="alternate"
            type="application/rss+xml"
            href={`${origin}/journals/${journal.slug}.rss`}
            title={journal.title}
          />
        )}
        <meta property="og:type" content="article" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={url} />
        {cover && <meta property="og:image" content={`${origin}${cover.url}`} />}
        {cover && <meta property="og:image:width" content={String(cover.width)} />}
        {cover && <meta property="og:image:height" content={String(cover.height)} />}
        {isPublic && entry.published_at && (
          <meta property="article:published_time" content={entry.published_at} />
        )}
        {isPublic && <meta property="article:modified_time" content={entry.updated_at} />}
        {isPublic && (
          <meta property="article:author" content={`${origin}/@${journal.user.handle}`} />
        )}
        <meta name="twitter:card" content="summary_large_image" />
      </Head>
      {isPublic && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonLd({ journal, entry, origin }, description) }}
        />
      )}
    </>
  )
}

/** schema.org's Article within a Blog. */
function jsonLd({ journal, entry, origin }: EntryHeadProps, description: string): string {
  const url = `${origin}${entryPath(entry)}`
  const { user } = journal
  return jsonForHtml({
    '@context': 'https://schema.org',
    '@type': 'Article',
    'headline': entryTitle(entry),
    description,
    'image': entry.cover ? `${origin}${entry.cover.url}` : undefined,
    'datePublished': entry.published_at,
    'dateModified': entry.updated_at,
    'wordCount': entry.words,
    'mainEntityOfPage': url,
    'author': { '@type': 'Person', 'name': user.name, 'url': `${origin}/@${user.handle}` },
    'publisher': { '@type': 'Organization', 'name': 'vesta', 'url': origin },
    'isPartOf': {
      '@type': 'Blog',
      'name': journal.title,
      'url': `${origin}/journals/${journal.slug}`,
    },
  })
}
