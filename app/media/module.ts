import { exportPart } from '#app/accounts/exports/export_parts'
import { exportPictures } from '#app/media/export_pictures'
import { reservedHandles } from '#app/accounts/handles/reserved_handles'
import AccountDeleted from '#app/accounts/deletion/account_deleted'
import { listen } from '#app/kernel/modules/listen'
import { readsBody } from '#app/kernel/http/leaves_body_to_route'
import { fileServer } from '#app/kernel/http/file_servers'
import { defineModule } from '#app/kernel/modules/module'
import { fieldNames } from '#app/kernel/validation/field_names'
import { schedule } from '#app/kernel/queue/schedules'
import { imagePurpose } from '#app/media/image_purposes'

export default defineModule({
  name: 'media',
  floor: 4,
  routes: () => import('./routes.js'),
  extensions: [
    exportPart({ name: 'pictures', title: 'Pictures', read: exportPictures }),
    reservedHandles('files images media uploads videos'),
    fieldNames({ for: 'purpose' }),
    readsBody('/api/uploads'),
    imagePurpose('property'),
    fileServer(() => import('#app/media/serving/serve_media_middleware')),
    listen(AccountDeleted, () => import('#app/media/remove_files_of_account_listener')),
    schedule('media:reconcile', '5m', () => import('#app/media/variants/reconcile_images_job'), {
      quietSeconds: 120,
    }),
    schedule('media:sweep', '1h', () => import('#app/media/sweep_images_job')),
  ],
  ready: async () => {
    const { cleanUpAfterCrash } = await import('#app/media/sweep_images_job')
    await cleanUpAfterCrash()
  },
})
