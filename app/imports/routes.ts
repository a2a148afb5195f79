import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'
import router from '@adonisjs/core/services/router'
import { rowId } from '#app/common/http/row_id'

const { BuildPages, Imports } = controllers.imports
const { ImportArchives } = controllers.imports.archives
const { PropertyExports } = controllers.imports.exports
const { ImportReports, ImportRows } = controllers.imports.report

router
  .group(() => {
    router.get('/properties/export', [PropertyExports, 'show'])
    router.post('/build/imports', [Imports, 'store'])
    router.post('/build/archives', [ImportArchives, 'store'])
    router.post('/build/previews', [Imports, 'preview']).as('import_previews.store')
    router
      .post('/build/imports/:id/undo', [Imports, 'undo'])
      .as('import_undos.store')
      .use(middleware.ability('update'))
      .where('id', rowId)
    router
      .post('/build/imports/:id/cancel', [Imports, 'cancel'])
      .as('import_stops.store')
      .use(middleware.ability('update'))
      .where('id', rowId)
    router
      .post('/build/imports/:id/photos', [ImportRows, 'retryPhotos'])
      .as('photo_retries.store')
      .use(middleware.ability('update'))
      .where('id', rowId)
    router
      .post('/build/imports/:id/rows/:row/decision', [ImportRows, 'decide'])
      .as('row_decisions.store')
      .use(middleware.ability('update'))
      .where('id', rowId)
      .where('row', rowId)
    router
      .patch('/build/imports/:id/rows/:row', [ImportRows, 'update'])
      .use(middleware.ability('update'))
      .where('id', rowId)
      .where('row', rowId)
    router.get('/build/imports/:id/report', [ImportReports, 'show']).where('id', rowId)
    router.get('/build/imports/:id/rows', [BuildPages, 'rows']).where('id', rowId)
    router.get('/build/imports/:id', [Imports, 'show']).where('id', rowId)
  })
  .prefix('/api')
  .as('api')
  .use(middleware.auth())

router
  .group(() => {
    router.get('/build', [BuildPages, 'index'])
    router.get('/build/imports/:id', [BuildPages, 'show']).where('id', rowId)
  })
  .use(middleware.auth())
