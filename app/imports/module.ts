import { exportPart } from '#app/accounts/exports/export_parts'
import { exportImports } from '#app/imports/find_imports'
import { mayFollowImport } from '#app/imports/import_policy'
import { readsBody } from '#app/kernel/http/leaves_body_to_route'
import { defineModule } from '#app/kernel/modules/module'
import { queue } from '#app/kernel/queue/queues'
import { schedule } from '#app/kernel/queue/schedules'
import { fieldNames } from '#app/kernel/validation/field_names'
import { channel } from '#app/realtime/authorization/channel_registry'

export default defineModule({
  name: 'imports',
  floor: 13,
  routes: () => import('./routes.js'),
  extensions: [
    fieldNames({ mapping: 'columns', archive: 'ZIP file' }),
    readsBody('/api/build/archives', '/api/build/imports', '/api/build/previews'),
    channel('private-import', mayFollowImport),
    exportPart({ name: 'imports', title: 'Imports of listings', read: exportImports }),
    queue('imports', { order: 60 }),
    schedule('imports:sweep', '1h', () => import('#app/imports/archives/sweep_archives_job')),
    schedule('imports:resume', '30s', () => import('#app/imports/running/resume_imports_job'), {
      quietSeconds: 60,
    }),
  ],
  ready: async () => {
    const { resumeImports } = await import('#app/imports/running/resume_imports_job')
    await resumeImports()
  },
})
