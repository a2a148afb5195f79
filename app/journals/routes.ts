import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'
import { rowId } from '#app/common/http/row_id'

const { JournalFeeds, JournalPages, Journals } = controllers.journals
const { Entries } = controllers.journals.entries
const { EntryVersions } = controllers.journals.history

router.get('/journals', [JournalPages, 'index'])
router.get('/journals/create', [JournalPages, 'create']).use(middleware.auth())
router.get('/journals/:file', [JournalFeeds, 'show']).where('file', /^[a-z0-9-]+\.rss$/)
router.get('/journals/:slug', [JournalPages, 'show'])
router.get('/journals/:slug/entries/:id', [JournalPages, 'entry']).where('id', rowId)
router
  .get('/journals/:slug/entries/:id/edit', [JournalPages, 'edit'])
  .where('id', rowId)
  .use(middleware.auth())

router
  .group(() => {
    router.get('/journals', [Journals, 'index'])
    router.get('/journals/:slug', [Journals, 'show'])
    router.get('/journals/:slug/entries/:id', [Entries, 'show']).where('id', rowId)
    router.get('/users/:id/journals', [Journals, 'ofUser']).where('id', rowId)

    router
      .group(() => {
        router.post('/journals', [Journals, 'store'])
        router.patch('/journals/:slug', [Journals, 'update'])
        router.delete('/journals/:slug', [Journals, 'destroy'])
        router.post('/journals/:slug/entries', [Entries, 'store'])
        router.patch('/journals/:slug/entries/:id', [Entries, 'update']).where('id', rowId)
        router.delete('/journals/:slug/entries/:id', [Entries, 'destroy']).where('id', rowId)
        router
          .get('/journals/:slug/entries/:id/versions', [EntryVersions, 'index'])
          .where('id', rowId)
        router
          .get('/journals/:slug/entries/:id/versions/:version', [EntryVersions, 'show'])
          .where('id', rowId)
          .where('version', rowId)
      })
      .use(middleware.auth())
  })
  .prefix('/api')
  .as('api')
