import { exportPart } from '#app/accounts/registry/export_parts'
import { exportImports } from '#app/imports/exports/export_imports'
import { mayFollowImport } from '#app/imports/policies/may_follow_import'
import { defineModule } from '#app/kernel/modules/module'
import { schedule } from '#app/kernel/queue/schedules'
import { fieldNames } from '#app/kernel/validation/field_names'
import { channel } from '#app/realtime/channels/channel_registry'

export default defineModule({
  name: 'imports',
  floor: 13,
  routes: () => import('./routes.js'),
  extensions: [
    fieldNames({ mapping: 'columns', archive: 'ZIP file' }),
    channel('private-import', mayFollowImport),
    exportPart({ name: 'imports', title: 'Imports of listings', read: exportImports }),
    schedule('imports:sweep', '1h', () => import('#app/imports/jobs/sweep_archives')),
    schedule('imports:resume', '30s', () => import('#app/imports/jobs/resume_imports'), {
      quietSeconds: 60,
    }),
  ],
  ready: async () => {
    const { resumeAfterCrash } = await import('#app/imports/running/resume_after_crash')
    await resumeAfterCrash()
  },
})
