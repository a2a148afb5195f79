import { escapeXml } from '#app/common/text/escape_xml'
import { renderEntryHtml } from '#app/journals/entries/render_entry_html'
import type { EntryView } from '#app/journals/entries/entry_row'
import type { JournalRow } from '#app/journals/journal_row'
import { originalPath } from '#app/media/image_transformer'

/** An RSS 2.0 feed with whole entries. @param origin of the site, without a trailing slash */
export function journalRss(
  journal: JournalRow,
  entries: readonly EntryView[],
  origin: string
): string {
  const url = `${origin}/journals/${journal.slug}`
  const { title, description, user, cover } = journal
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', url),
    element('description', description || `A journal by ${user.name} on vesta`),
    `<atom:link href="${escapeXml(`${url}.rss`)}" rel="self" type="application/rss+xml" />`,
    element('language', 'en-US'),
    element('generator', 'vesta'),
    ...(journal.lastPublishedAt ? [element('lastBuildDate', rfc822(journal.lastPublishedAt))] : []),
    ...(cover ? [imageOf(`${origin}${originalPath(cover.content)}`, title, url)] : []),
    ...entries.map((view) => item(view, journal, origin)),
    '</channel>',
    '</rss>',
  ]
  return `${lines.join('\n')}\n`
}

function item(
  { row, body, resources }: EntryView,
  { slug, user }: JournalRow,
  origin: string
): string {
  const url = `${origin}/journals/${slug}/entries/${row.id}`
  return [
    '<item>',
    element('title', row.title),
    element('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    ...(row.publishedAt ? [element('pubDate', rfc822(row.publishedAt))] : []),
    element('dc:creator', user.name),
    ...(row.room ? [element('category', row.room)] : []),
    element('description', row.excerpt),
    element('content:encoded', renderEntryHtml(body, resources, origin)),
    '</item>',
  ].join('\n')
}

function imageOf(src: string, title: string, url: string): string {
  return `<image>${element('url', src)}${element('title', title)}${element('link', url)}</image>`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

/** RFC 822 as RSS asks for it, with four digits of the year. */
function rfc822(moment: JournalRow['createdAt']): string {
  const date = typeof moment === 'string' || moment instanceof Date ? moment : moment.toJSDate()
  return new Date(date).toUTCString()
}
