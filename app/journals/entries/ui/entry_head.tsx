import { PublicHead } from '#app/kit/share/public_head'
import { JsonLd } from '#app/kit/shell/json_ld'
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
  const description = entry.excerpt || `From ${journal.title}, a journal by ${journal.user.name}`
  const isPublic = journal.visibility === 'public' && entry.status === 'publish'
  return (
    <>
      <PublicHead
        title={title}
        description={description}
        path={entryPath(entry)}
        type="article"
        image={entry.cover}
        isHidden={!isPublic}
      >
        {isPublic && (
          <link
            rel="alternate"
            type="application/rss+xml"
            href={`${origin}/journals/${journal.slug}.rss`}
            title={journal.title}
          />
        )}
        {isPublic && entry.published_at && (
          <meta property="article:published_time" content={entry.published_at} />
        )}
        {isPublic && <meta property="article:modified_time" content={entry.updated_at} />}
        {isPublic && (
          <meta property="article:author" content={`${origin}/@${journal.user.handle}`} />
        )}
      </PublicHead>
      {isPublic && <JsonLd value={jsonLd({ journal, entry, origin }, description)} />}
    </>
  )
}

/** schema.org's Article within a Blog. */
function jsonLd({ journal, entry, origin }: EntryHeadProps, description: string) {
  const url = `${origin}${entryPath(entry)}`
  const { user } = journal
  return {
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
  }
}
