import { exportPart } from '#app/accounts/registry/export_parts'
import { exportPictures } from '#app/media/exports/export_pictures'
import { reservedHandles } from '#app/accounts/data/reserved_handles'
import AccountDeleted from '#app/accounts/deletion/events/account_deleted'
import { listen } from '#app/kernel/modules/listen'
import { defineModule } from '#app/kernel/modules/module'
import { fieldNames } from '#app/kernel/validation/field_names'
import { schedule } from '#app/kernel/queue/schedules'

export default defineModule({
  name: 'media',
  floor: 4,
  routes: () => import('./routes.js'),
  extensions: [
    exportPart({ name: 'pictures', title: 'Pictures', read: exportPictures }),
    reservedHandles('files images media uploads videos'),
    fieldNames({ for: 'purpose' }),
    listen(AccountDeleted, () => import('#app/media/listeners/remove_files_of_account')),
    schedule('media:reconcile', '5m', () => import('#app/media/jobs/reconcile_images'), {
      quietSeconds: 120,
    }),
    schedule('media:sweep', '1h', () => import('#app/media/jobs/sweep_images')),
  ],
  ready: async () => {
    const { cleanUpAfterCrash } = await import('#app/media/jobs/clean_up_after_crash')
    await cleanUpAfterCrash()
  },
})
