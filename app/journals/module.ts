import { reservedHandles } from '#app/accounts/handles/reserved_handles'
import { exportPart } from '#app/accounts/exports/export_parts'
import { sitemapPart, sitemapPaths } from '#app/common/sitemap_parts'
import { takeDownEntry } from '#app/journals/entries/change_entry'
import { takeDownJournal } from '#app/journals/change_journal'
import { ENTRY_PUBLISHED, NEW_ENTRY } from '#app/journals/journal_options'
import { exportJournals, countJournalsOf, findReportableJournal } from '#app/journals/find_journals'
import { isOfOpenJournal, reasonToKeepEntryImage } from '#app/journals/seen_images'
import {
  findEntryStamp,
  findJournalStamp,
  findJournalsStampOf,
} from '#app/journals/find_journal_stamps'
import { findReportableEntry } from '#app/journals/entries/find_entries'
import { firstJournals } from '#app/journals/journal_answers'
import { defineModule } from '#app/kernel/modules/module'
import { cachedPage } from '#app/kernel/page_cache/cacheable_pages'
import { schedule } from '#app/kernel/queue/schedules'
import { fieldNames } from '#app/kernel/validation/field_names'
import { anyImageKeeper } from '#app/media/image_keepers'
import { imagePurpose } from '#app/media/image_purposes'
import { anyImageViewer } from '#app/media/serving/image_viewers'
import { reportable } from '#app/moderation/reportable_registry'
import { notificationKind } from '#app/notifications/notification_kinds'
import { profileTab } from '#app/profiles/profile_tabs'

export default defineModule({
  name: 'journals',
  floor: 12,
  routes: () => import('./routes.js'),
  extensions: [
    reservedHandles('journals'),
    fieldNames({
      body: 'text',
      cover_image_id: 'cover',
      design_id: 'design',
      property_id: 'listing',
      published_at: 'date',
    }),
    imagePurpose('journal', { isPrivate: true }),
    // Authors may use any photo of theirs, whatever it was uploaded for.
    anyImageViewer(isOfOpenJournal),
    anyImageKeeper(reasonToKeepEntryImage),
    reportable('journal', findReportableJournal, (id, trx) => takeDownJournal({ trx }, id)),
    reportable('journal_entry', findReportableEntry, (id, trx) => takeDownEntry({ trx }, id)),
    exportPart({ name: 'journals', title: 'Journals', read: exportJournals }),
    schedule('journals:publish', '1m', () => import('#app/journals/entries/publish_entries_job')),
    notificationKind(NEW_ENTRY, {
      label: 'New journal entries of people you follow',
      icon: 'journal',
      topic: 'people',
      channels: ['in_app'],
      text: ({ entry }) => `wrote “${entry}” in a journal`,
    }),
    notificationKind(ENTRY_PUBLISHED, {
      label: 'Your scheduled journal entries',
      icon: 'journal',
      topic: 'account',
      channels: ['in_app'],
      text: ({ entry }) => `Your entry “${entry}” is out, as scheduled`,
      hasOwnWords: true,
    }),
    cachedPage('/journals/:slug', findJournalStamp, { views: ['page', 'per_page'] }),
    cachedPage('/journals/:slug/entries/:id', findEntryStamp),
    sitemapPaths(async () => ['/journals']),
    sitemapPart(
      'journals',
      `select j.id, '/journals/' || j.slug as path, j.updated_at as changed_at from journals j
       where j.visibility = 'public' and exists (
         select from journal_entries e where e.journal_id = j.id and e.status = 'publish')`
    ),
    sitemapPart(
      'entries',
      `select e.id, '/journals/' || j.slug || '/entries/' || e.id as path,
         e.updated_at as changed_at
       from journal_entries e join journals j on j.id = e.journal_id
       where e.status = 'publish' and j.visibility = 'public'`
    ),
    profileTab({
      name: 'journals',
      order: 25,
      count: countJournalsOf,
      open: firstJournals,
      stamp: findJournalsStampOf,
    }),
  ],
})

declare module '#app/media/image_purposes' {
  interface ImagePurposes {
    journal: true
  }
}
