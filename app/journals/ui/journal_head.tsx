import { Head } from '@inertiajs/react'
import { jsonForHtml } from '#app/kit/shell/json_for_html'
import { entryPath, entryTitle } from '#app/journals/ui/journal_words'
import type { EntryCard, Journal } from '#app/journals/ui/journals_api'

interface JournalHeadProps {
  journal: Journal
  entries: EntryCard[]
  /** of the site, absolute, without a trailing slash */
  origin: string
}

/** For search engines, feed readers and link previews. */
export function JournalHead({ journal, entries, origin }: JournalHeadProps) {
  const { slug, title, user, cover, visibility } = journal
  const url = `${origin}/journals/${slug}`
  const description = journal.description || `A journal by ${user.name}`
  const isPublic = visibility === 'public'
  return (
    <>
      <Head title={title}>
        <meta head-key="description" name="description" content={description} />
        {!isPublic && <meta name="robots" content="noindex" />}
        <link head-key="canonical" rel="canonical" href={url} />
        {isPublic && (
          <link rel="alternate" type="application/rss+xml" href={`${url}.rss`} title={title} />
        )}
        <meta property="og:type" content="website" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={url} />
        {cover && <meta property="og:image" content={`${origin}${cover.url}`} />}
        {cover && <meta property="og:image:width" content={String(cover.width)} />}
        {cover && <meta property="og:image:height" content={String(cover.height)} />}
        <meta name="twitter:card" content="summary_large_image" />
      </Head>
      {isPublic && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonLd({ journal, entries, origin }, description) }}
        />
      )}
    </>
  )
}

/** schema.org's Blog. */
function jsonLd({ journal, entries, origin }: JournalHeadProps, description: string): string {
  const { slug, title, user } = journal
  return jsonForHtml({
    '@context': 'https://schema.org',
    '@type': 'Blog',
    'name': title,
    description,
    'url': `${origin}/journals/${slug}`,
    'author': { '@type': 'Person', 'name': user.name, 'url': `${origin}/@${user.handle}` },
    'blogPost': entries
      .filter(({ status }) => status === 'publish')
      .map((entry) => ({
        '@type': 'BlogPosting',
        'headline': entryTitle(entry),
        'datePublished': entry.published_at,
        'url': `${origin}${entryPath(entry)}`,
      })),
  })
}
