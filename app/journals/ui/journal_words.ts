import type { EntryCard, Journal } from '#app/journals/ui/journals_api'

export const entryPath = ({ journal_slug: slug, id }: Pick<EntryCard, 'journal_slug' | 'id'>) =>
  `/journals/${slug}/entries/${id}`

export const entryTitle = ({ title }: Pick<EntryCard, 'title'>) => title || 'Untitled entry'

export const countEntries = (count: number) =>
  count === 1 ? '1 entry' : `${count.toLocaleString('en-US')} entries`

export const VISIBILITY_WORDS: Record<Journal['visibility'], string> = {
  private: 'Private',
  link: 'Link only',
  public: 'Public',
}

export const ENTRY_STATUS_WORDS: Record<EntryCard['status'], string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  publish: 'Published',
}
